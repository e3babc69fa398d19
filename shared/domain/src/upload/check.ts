import { maxUploadBytes } from '@portal/contract/sent'
import { acceptedTypes, typeOfContent } from './file-kind.ts'
import { endingOf, safeName, withEnding } from './file-name.ts'
import { pdfState } from './pdf.ts'

/** Why a file cannot be sent at all. */
export type UploadRefusal = 'empty' | 'type' | 'too-large' | 'unreadable' | 'undrawable'

/** What may be wrong with a file; whoever sends it knows better. */
export type UploadDoubt = 'pdf-locked' | 'pdf-empty' | 'pdf-cut' | 'other-ending'

/** What the device can say of a file before it is sent; `name` is the one to send it under. */
export type Verdict =
  | { verdict: 'fine'; name: string }
  | { verdict: 'doubt'; doubt: UploadDoubt; name: string }
  /** A picture above the limit that could be made smaller. */
  | { verdict: 'too-large-picture'; name: string }
  | { verdict: 'refused'; why: UploadRefusal; name: string }

/** Pictures that browsers can draw, and so make smaller. */
const drawable = ['image/png', 'image/jpeg', 'image/webp', 'image/heic', 'image/avif']

/**
 * Checks a file on the device (UPLOAD-10): size, type by content, and whether a PDF can be read by others.
 * @param file size in bytes; `bytes` is all of it, or the beginning of one above the limit
 * @param most largest size that may be sent, in bytes; the server's own limit unless said
 */
export function checkUpload(
  { name: given, size, bytes }: { name: string; size: number; bytes: Uint8Array },
  most: number = maxUploadBytes,
): Verdict {
  const name = safeName(given)
  if (size === 0) return { verdict: 'refused', why: 'empty', name }
  const type = typeOfContent(bytes, name)
  if (size > most && type && drawable.includes(type)) return { verdict: 'too-large-picture', name }
  if (size > most) return { verdict: 'refused', why: 'too-large', name }
  const [usual, ...others] = (type && acceptedTypes[type]) || []
  if (!type || !usual) return { verdict: 'refused', why: 'type', name }
  const ending = endingOf(name)
  const fits = ending !== null && [usual, ...others].includes(ending)
  const named = fits ? name : withEnding(name, usual)
  const state = type === 'application/pdf' ? pdfState(bytes) : 'fine'
  if (state !== 'fine') return { verdict: 'doubt', doubt: `pdf-${state}`, name: named }
  if (!fits && ending !== null) return { verdict: 'doubt', doubt: 'other-ending', name: named }
  return { verdict: 'fine', name: named }
}
