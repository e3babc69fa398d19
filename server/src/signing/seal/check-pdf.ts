import { PDFArray, PDFDict, PDFDocument, PDFStream } from '@cantoo/pdf-lib'

const maxPdfPages = 200

/** 'locked': with a password. 'active': with scripts. 'long': too many pages. */
export type PdfRejection = 'broken' | 'locked' | 'signed' | 'active' | 'long'

/** Scripts could change what others see, and a change would break an existing signature. */
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

/** Names of scripts, forms and media. */
const activeContentPattern = /\/(JavaScript|JS|XFA|Launch|RichMedia)\b/

/** Looks in every dictionary of the file. */
function hasActiveContent({ context }: PDFDocument): boolean {
  return context.enumerateIndirectObjects().some(([, one]) => {
    if (one instanceof PDFStream) return activeContentPattern.test(one.dict.toString())
    return (one instanceof PDFDict || one instanceof PDFArray) && activeContentPattern.test(one.toString())
  })
}
