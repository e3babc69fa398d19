import { getFileExtension } from '@portal/domain/upload/file-name'
import { acceptedTypes, detectContentType } from '@portal/domain/upload/file-type'

/** Type of a file, determined by its content. */
export interface FileKind {
  mimeType: string
  /** Without dot, in lower case. */
  extension: string
}

/**
 * Detects the type of a file by its content; null if customers may not send it, or the name's extension claims another
 * type.
 */
export function detectFileKind(content: Uint8Array, name: string): FileKind | null {
  const mimeType = detectContentType(content, name)
  const endings = mimeType === null ? undefined : acceptedTypes[mimeType]
  const ending = getFileExtension(name)
  if (!mimeType || !endings?.[0] || (ending !== null && !endings.includes(ending))) return null
  return { mimeType, extension: endings[0] }
}
