import { PDFArray, PDFDict, PDFDocument, PDFStream } from '@cantoo/pdf-lib'

const maxPdfPages = 200

/** 'locked': has a password. 'active': contains scripts. 'long': has too many pages. */
export type PdfRejection = 'broken' | 'locked' | 'signed' | 'active' | 'long'

/**
 * Finds the reason why a PDF cannot be signed. Scripts could change what others see, and sealing would break an
 * existing signature.
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

/** Names of PDF dictionary entries for scripts, forms and media. */
const activeContentPattern = /\/(JavaScript|JS|XFA|Launch|RichMedia)\b/

function hasActiveContent({ context }: PDFDocument): boolean {
  return context.enumerateIndirectObjects().some(([, one]) => {
    if (one instanceof PDFStream) return activeContentPattern.test(one.dict.toString())
    return (one instanceof PDFDict || one instanceof PDFArray) && activeContentPattern.test(one.toString())
  })
}
