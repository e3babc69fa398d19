/** State of a PDF, derived without opening it. */
export type PdfState =
  | 'fine'
  /** Encrypted: readers may need a password. */
  | 'locked'
  /** Apparently without pages. */
  | 'empty'
  /** Truncated. */
  | 'cut'

/** Inspects the unpacked parts of a PDF. Pages may be compressed, so the result is a doubt, not a certainty. */
export function pdfState(bytes: Uint8Array): PdfState {
  const text = new TextDecoder('latin1').decode(bytes)
  const end = text.lastIndexOf('%%EOF')
  /** Mail and scan programs append padding; a truncated later revision starts with another object. */
  if (end < 0 || /\d+\s+\d+\s+obj\b/.test(text.slice(end))) return 'cut'
  if (/\/Encrypt\s*(<<|\d+\s+\d+\s+R)/.test(text)) return 'locked'
  const packed = /\/ObjStm\b/.test(text)
  return packed || /\/Type\s*\/Page(?![A-Za-z])/.test(text) ? 'fine' : 'empty'
}
