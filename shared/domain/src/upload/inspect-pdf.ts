export type PdfState =
  | 'fine'
  /** Encrypted; readers may need a password. */
  | 'locked'
  /** Seems to have no pages. */
  | 'empty'
  | 'cut'

/** Inspects the uncompressed parts of a PDF. Pages may be in compressed parts, so the result is only a suspicion. */
export function inspectPdf(bytes: Uint8Array): PdfState {
  const text = new TextDecoder('latin1').decode(bytes)
  const end = text.lastIndexOf('%%EOF')
  /** Mail and scan programs append padding after the end; if another object follows, a later revision is truncated. */
  if (end < 0 || /\d+\s+\d+\s+obj\b/.test(text.slice(end))) return 'cut'
  if (/\/Encrypt\s*(<<|\d+\s+\d+\s+R)/.test(text)) return 'locked'
  const packed = /\/ObjStm\b/.test(text)
  return packed || /\/Type\s*\/Page(?![A-Za-z])/.test(text) ? 'fine' : 'empty'
}
