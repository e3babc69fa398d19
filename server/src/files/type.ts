import { acceptedTypes, typeOfContent } from '@portal/domain/upload/file-kind'
import { endingOf } from '@portal/domain/upload/file-name'

/** What a file is, told from its content. */
export interface FileKind {
  mimeType: string
  /** Without dot, in lower case. */
  extension: string
}

/**
 * The kind of a file by its content; null when it is none that customers may send, or when the name's ending
 * claims another kind.
 */
export function kindOf(content: Uint8Array, name: string): FileKind | null {
  const mimeType = typeOfContent(content, name)
  const endings = mimeType === null ? undefined : acceptedTypes[mimeType]
  const ending = endingOf(name)
  if (!mimeType || !endings?.[0] || (ending !== null && !endings.includes(ending))) return null
  return { mimeType, extension: endings[0] }
}
