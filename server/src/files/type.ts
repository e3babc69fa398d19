import { acceptedTypes, typeOfContent } from '@portal/domain/upload/file-kind'
import { extensionOf } from '@portal/domain/upload/file-name'

/** Type of a file by its content. */
export interface FileKind {
  mimeType: string
  /** Without dot, in lower case. */
  extension: string
}

/** The type of a file by its content; null if customers may not send it, or the name's extension claims another. */
export function kindOf(content: Uint8Array, name: string): FileKind | null {
  const mimeType = typeOfContent(content, name)
  const endings = mimeType === null ? undefined : acceptedTypes[mimeType]
  const ending = extensionOf(name)
  if (!mimeType || !endings?.[0] || (ending !== null && !endings.includes(ending))) return null
  return { mimeType, extension: endings[0] }
}
