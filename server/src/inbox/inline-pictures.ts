import type { StoredAttachment } from '../database/tables/mail.ts'

/** Follows RFC 2392: without angle brackets, decoded, in lower case. */
function normalizeContentId(id: string): string {
  const bare = id.trim().replace(/^<|>$/g, '')
  try {
    return decodeURIComponent(bare).toLowerCase()
  } catch {
    return bare.toLowerCase()
  }
}

const htmlEntities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&' }

const findShownContentIds = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/(["'])\s*cid:([^"']+)\1|\bcid:([^"'\s)>]+)/gi)].map(([, , quoted, bare]) =>
      normalizeContentId(
        (quoted ?? bare ?? '').replaceAll(
          /&([lg]t|amp);/gi,
          (_, name) => htmlEntities[name.toLowerCase()] ?? '',
        ),
      ),
    ),
  )

/** Attachments that the HTML shows are inline, whatever the sender marked. */
export function markInlinePictures({
  content,
  attachments,
}: {
  content: string
  attachments: readonly StoredAttachment[]
}): StoredAttachment[] {
  const shown = findShownContentIds(content)
  return attachments.map(({ contentId, ...attachment }) => ({
    ...attachment,
    inline: contentId !== undefined && shown.has(normalizeContentId(contentId)),
    ...(contentId !== undefined && { contentId: contentId.trim().replace(/^<|>$/g, '') }),
  }))
}
