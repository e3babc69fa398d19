import { PDFArray, PDFDict, PDFDocument, PDFStream } from '@cantoo/pdf-lib'

/** Most pages of what is to be read to its end. */
const mostPages = 200

/** Why a file cannot be signed: it is no PDF that can be read, has a password, a signature, what acts by itself, or too many pages. */
export type Unfit = 'broken' | 'locked' | 'signed' | 'active' | 'long'

/**
 * Looks whether a PDF can be signed as it was read. One with scripts could show another something than what was read; to one that is
 * signed nothing can be added, for that would break its signature.
 */
export async function checkPdf(content: Uint8Array): Promise<Unfit | null> {
  const bytes = Buffer.from(content)
  if (bytes.includes('/ByteRange')) return 'signed'
  if (bytes.includes('/Encrypt')) return 'locked'
  const options = { throwOnInvalidObject: true, updateMetadata: false }
  const pdf = await PDFDocument.load(content, options).catch(() => null)
  if (!pdf) return 'broken'
  const pages = countOf(pdf)
  if (pages === 0) return 'broken'
  if (pages > mostPages) return 'long'
  return isActive(pdf) ? 'active' : null
}

function countOf(pdf: PDFDocument): number {
  try {
    return pdf.getPageCount()
  } catch {
    return 0
  }
}

/** Names by which something runs, or is drawn by some readers alone. */
const acting = /\/(JavaScript|JS|XFA|Launch|RichMedia)\b/

/** Whether anything in it runs, or its form is of XFA: in whatever dictionary that stands. */
function isActive({ context }: PDFDocument): boolean {
  return context.enumerateIndirectObjects().some(([, one]) => {
    if (one instanceof PDFStream) return acting.test(one.dict.toString())
    return (one instanceof PDFDict || one instanceof PDFArray) && acting.test(one.toString())
  })
}
