import { maxUploadBytes } from '@portal/contract/input-field'
import { acceptedTypes } from './accepted-types.ts'
import { getFileExtension, replaceExtension, toSafeFileName } from './file-name.ts'
import { detectContentType } from './file-type.ts'
import { inspectPdf } from './inspect-pdf.ts'

/** Reason why a file cannot be sent. */
export type UploadError = 'empty' | 'type' | 'too-large' | 'unreadable' | 'undrawable'

/** Possible problem of a file. The customer may send the file anyway. */
export type UploadWarning = 'pdf-locked' | 'pdf-empty' | 'pdf-cut' | 'other-ending'

/** Result of the check. `name` is the file name to send. */
export type UploadCheckResult =
  | { verdict: 'fine'; name: string }
  | { verdict: 'doubt'; doubt: UploadWarning; name: string }
  /** The picture exceeds the size limit, but can be reduced. */
  | { verdict: 'too-large-picture'; name: string }
  | { verdict: 'refused'; why: UploadError; name: string }

/** Picture types that browsers can decode, so that the page can reduce them. */
const decodableImageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/heic', 'image/avif']

/**
 * Checks a file before it is sent (UPLOAD-10): size, type by content, and readability of a PDF.
 * @param file `size` in bytes; `bytes` is the whole file, or the start of a file above the limit
 * @param maxBytes the server's limit by default
 */
export function checkUpload(
  { name: given, size, bytes }: { name: string; size: number; bytes: Uint8Array },
  maxBytes: number = maxUploadBytes,
): UploadCheckResult {
  const name = toSafeFileName(given)
  if (size === 0) return { verdict: 'refused', why: 'empty', name }
  const type = detectContentType(bytes, name)
  if (size > maxBytes && type && decodableImageTypes.includes(type))
    return { verdict: 'too-large-picture', name }
  if (size > maxBytes) return { verdict: 'refused', why: 'too-large', name }
  const [usual, ...others] = (type && acceptedTypes[type]) || []
  if (!type || !usual) return { verdict: 'refused', why: 'type', name }
  const ending = getFileExtension(name)
  const fits = ending !== null && [usual, ...others].includes(ending)
  const named = fits ? name : replaceExtension(name, usual)
  const state = type === 'application/pdf' ? inspectPdf(bytes) : 'fine'
  if (state !== 'fine') return { verdict: 'doubt', doubt: `pdf-${state}`, name: named }
  if (!fits && ending !== null) return { verdict: 'doubt', doubt: 'other-ending', name: named }
  return { verdict: 'fine', name: named }
}
