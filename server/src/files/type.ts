import { fileTypeFromBuffer } from 'file-type'

/** What a file is, told from its content. */
export interface FileKind {
  mimeType: string
  /** Without dot, in lower case. */
  extension: string
}

/** Types that customers may send: how file names may end, first the usual ending. */
const accepted: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'image/tiff': ['tif', 'tiff'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
}

function isText(content: Uint8Array): boolean {
  try {
    return !/[^\P{Cc}\t\n\r\f]/u.test(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch {
    return false
  }
}

/**
 * The kind of a file by its content; null when it is none that customers may send, or when the name's ending
 * claims another kind.
 */
export async function kindOf(content: Uint8Array, name: string): Promise<FileKind | null> {
  const ending = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase()
  const found = await fileTypeFromBuffer(content)
  if (!found) {
    return ending === 'txt' && isText(content) ? { mimeType: 'text/plain', extension: 'txt' } : null
  }
  const endings = accepted[found.mime]
  if (!endings?.[0] || (ending !== undefined && !endings.includes(ending))) return null
  return { mimeType: found.mime, extension: endings[0] }
}

/** A file name without folders, line breaks or what file systems refuse; never empty. */
export const safeName = (name: string): string =>
  name
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}<>:"|?*]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim()
    .slice(0, 200) || 'document'
