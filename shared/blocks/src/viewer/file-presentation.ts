import { detectContentType } from '@portal/domain/upload/file-type'
import { decodeText } from '@portal/domain/upload/text-encoding'

/** How the viewer shows a file, or why it cannot. */
export type FilePresentation =
  | { as: 'pdf' | 'picture'; type: string }
  | { as: 'text'; type: string; text: string }
  | { as: 'nothing' }
  | { as: 'mismatch' }

const pictureMimeTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']
const unspecificMimeTypes = [null, '', 'application/octet-stream', 'binary/octet-stream']

/** Detects from a file's content how to show it. A file whose content differs from the announced type is not shown. */
export function detectFilePresentation(
  bytes: Uint8Array,
  name: string,
  announced: string | null,
): FilePresentation {
  const type = detectContentType(bytes, name)
  const announcedType = announced?.split(';')[0]?.trim().toLowerCase() ?? null
  const shown = type === 'application/pdf' || (type !== null && pictureMimeTypes.includes(type))
  const wouldShow =
    announcedType === 'application/pdf' ||
    (announcedType !== null && pictureMimeTypes.includes(announcedType))
  if (!unspecificMimeTypes.includes(announcedType) && announcedType !== type && (shown || wouldShow))
    return { as: 'mismatch' }
  if (type === 'application/pdf') return { as: 'pdf', type }
  if (type === 'text/plain') return { as: 'text', type, text: decodeText(bytes) ?? '' }
  return shown && type ? { as: 'picture', type } : { as: 'nothing' }
}
