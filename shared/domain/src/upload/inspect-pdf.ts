export type PdfState =
  | 'fine'
  /** The PDF is encrypted, so a password may be needed. */
  | 'locked'
  /** The PDF seems to have no pages. */
  | 'empty'
  | 'cut'

/** Inspects only the uncompressed parts of a PDF, so the result is uncertain. */
export function inspectPdf(bytes: Uint8Array): PdfState {
  const text = new TextDecoder('latin1').decode(bytes)
  const end = text.lastIndexOf('%%EOF')
  /**
   * Padding after the end-of-file marker is normal. Another object after the marker means that a later revision was
   * truncated.
   */
  if (end < 0 || /\d+\s+\d+\s+obj\b/.test(text.slice(end))) return 'cut'
  if (/\/Encrypt\s*(<<|\d+\s+\d+\s+R)/.test(text)) return 'locked'
  const packed = /\/ObjStm\b/.test(text)
  return packed || /\/Type\s*\/Page(?![A-Za-z])/.test(text) ? 'fine' : 'empty'
}
