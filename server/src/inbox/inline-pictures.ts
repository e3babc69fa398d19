import type { StoredAttachment } from '../database/tables/mail.ts'

/** A normalised content id: without angle brackets, decoded, in lower case (RFC 2392). */
function comparable(id: string): string {
  const bare = id.trim().replace(/^<|>$/g, '')
  try {
    return decodeURIComponent(bare).toLowerCase()
  } catch {
    return bare.toLowerCase()
  }
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&' }

/** Content ids that a mail's HTML shows. */
const shownIn = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/(["'])\s*cid:([^"']+)\1|\bcid:([^"'\s)>]+)/gi)].map(([, , quoted, bare]) =>
      comparable(
        (quoted ?? bare ?? '').replaceAll(/&([lg]t|amp);/gi, (_, name) => entities[name.toLowerCase()] ?? ''),
      ),
    ),
  )

/** A mail's attachments; those that its HTML shows are inline, whatever the sender marked. */
export function withInlinePictures({
  content,
  attachments,
}: {
  content: string
  attachments: readonly StoredAttachment[]
}): StoredAttachment[] {
  const shown = shownIn(content)
  return attachments.map(({ contentId, ...attachment }) => ({
    ...attachment,
    inline: contentId !== undefined && shown.has(comparable(contentId)),
    ...(contentId !== undefined && { contentId: contentId.trim().replace(/^<|>$/g, '') }),
  }))
}
