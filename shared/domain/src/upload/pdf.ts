/** What can be told of a PDF without opening it. */
export type PdfState =
  | 'fine'
  /** It is encrypted: who opens it may be asked for a password. */
  | 'locked'
  /** It seems to have no pages. */
  | 'empty'
  /** Its end is missing. */
  | 'cut'

/**
 * Looks a PDF over from its plain parts. Pages can be packed where only a PDF reader sees them, so this is a doubt,
 * never a verdict.
 */
export function pdfState(bytes: Uint8Array): PdfState {
  const text = new TextDecoder('latin1').decode(bytes)
  const end = text.lastIndexOf('%%EOF')
  /** Mail and scan programs pad the end; a later revision that was cut off begins with another object. */
  if (end < 0 || /\d+\s+\d+\s+obj\b/.test(text.slice(end))) return 'cut'
  if (/\/Encrypt\s*(<<|\d+\s+\d+\s+R)/.test(text)) return 'locked'
  const packed = /\/ObjStm\b/.test(text)
  return packed || /\/Type\s*\/Page(?![A-Za-z])/.test(text) ? 'fine' : 'empty'
}
