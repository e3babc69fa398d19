export type PdfState =
  | 'fine'
  /** Encrypted; a password may be needed. */
  | 'locked'
  /** Seems to have no pages. */
  | 'empty'
  | 'cut'

/** Inspects the uncompressed parts of a PDF only, so the result is uncertain. */
export function inspectPdf(bytes: Uint8Array): PdfState {
  const text = new TextDecoder('latin1').decode(bytes)
  const end = text.lastIndexOf('%%EOF')
  /** Padding after the end is normal; another object after it means that a later revision is truncated. */
  if (end < 0 || /\d+\s+\d+\s+obj\b/.test(text.slice(end))) return 'cut'
  if (/\/Encrypt\s*(<<|\d+\s+\d+\s+R)/.test(text)) return 'locked'
  const packed = /\/ObjStm\b/.test(text)
  return packed || /\/Type\s*\/Page(?![A-Za-z])/.test(text) ? 'fine' : 'empty'
}
