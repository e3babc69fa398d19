import { acceptedTypes } from '@portal/domain/upload/accepted-types'
import { getFileExtension } from '@portal/domain/upload/file-name'
import { detectContentType } from '@portal/domain/upload/file-type'

export interface FileKind {
  mimeType: string
  /** Lower case, without dot. */
  extension: string
}

/** Detects the type from the content; null if customers may not send it, or the name has another extension. */
export function detectFileKind(content: Uint8Array, name: string): FileKind | null {
  const mimeType = detectContentType(content, name)
  const endings = mimeType === null ? undefined : acceptedTypes[mimeType]
  const ending = getFileExtension(name)
  if (!mimeType || !endings?.[0] || (ending !== null && !endings.includes(ending))) return null
  return { mimeType, extension: endings[0] }
}
