import { acceptedTypes, isOldWord } from '@portal/domain/upload/file-kind'
import { endingOf } from '@portal/domain/upload/file-name'
import { fileTypeFromBuffer } from 'file-type'

/** What a file is, told from its content. */
export interface FileKind {
  mimeType: string
  /** Without dot, in lower case. */
  extension: string
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
  const ending = endingOf(name)
  const found = await fileTypeFromBuffer(content)
  if (!found) {
    return ending === 'txt' && isText(content) ? { mimeType: 'text/plain', extension: 'txt' } : null
  }
  const mimeType = isOldWord(content) ? 'application/msword' : found.mime
  const endings = acceptedTypes[mimeType]
  if (!endings?.[0] || (ending !== null && !endings.includes(ending))) return null
  return { mimeType, extension: endings[0] }
}
