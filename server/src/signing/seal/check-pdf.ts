import { PDFArray, PDFDict, PDFDocument, PDFStream } from '@cantoo/pdf-lib'

/** Maximum number of pages. */
const maxPdfPages = 200

/** Why a file cannot be signed: unreadable, password-protected, signed, with active content, or too many pages. */
export type PdfRejection = 'broken' | 'locked' | 'signed' | 'active' | 'long'

/**
 * Checks whether a PDF can be signed as it was read. Scripts could change what others see; adding to a signed PDF would
 * break its signature.
 */
export async function checkPdf(content: Uint8Array): Promise<PdfRejection | null> {
  const bytes = Buffer.from(content)
  if (bytes.includes('/ByteRange')) return 'signed'
  if (bytes.includes('/Encrypt')) return 'locked'
  const options = { throwOnInvalidObject: true, updateMetadata: false }
  const pdf = await PDFDocument.load(content, options).catch(() => null)
  if (!pdf) return 'broken'
  const pages = countPages(pdf)
  if (pages === 0) return 'broken'
  if (pages > maxPdfPages) return 'long'
  return hasActiveContent(pdf) ? 'active' : null
}

function countPages(pdf: PDFDocument): number {
  try {
    return pdf.getPageCount()
  } catch {
    return 0
  }
}

/** Names of active or reader-dependent content. */
const activeContentPattern = /\/(JavaScript|JS|XFA|Launch|RichMedia)\b/

/** Whether any dictionary has active content or an XFA form. */
function hasActiveContent({ context }: PDFDocument): boolean {
  return context.enumerateIndirectObjects().some(([, one]) => {
    if (one instanceof PDFStream) return activeContentPattern.test(one.dict.toString())
    return (one instanceof PDFDict || one instanceof PDFArray) && activeContentPattern.test(one.toString())
  })
}
