import { PDFArray, PDFDict, PDFDocument, PDFStream } from '@cantoo/pdf-lib'

/** Maximum number of pages. */
const maxPages = 200

/** Why a file cannot be signed: unreadable, password-protected, signed, with active content, or too many pages. */
export type Unfit = 'broken' | 'locked' | 'signed' | 'active' | 'long'

/**
 * Checks whether a PDF can be signed as it was read. Scripts could change what others see; adding to a signed PDF would
 * break its signature.
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
  if (pages > maxPages) return 'long'
  return isActive(pdf) ? 'active' : null
}

function countOf(pdf: PDFDocument): number {
  try {
    return pdf.getPageCount()
  } catch {
    return 0
  }
}

/** Names of active or reader-dependent content. */
const acting = /\/(JavaScript|JS|XFA|Launch|RichMedia)\b/

/** Whether any dictionary has active content or an XFA form. */
function isActive({ context }: PDFDocument): boolean {
  return context.enumerateIndirectObjects().some(([, one]) => {
    if (one instanceof PDFStream) return acting.test(one.dict.toString())
    return (one instanceof PDFDict || one instanceof PDFArray) && acting.test(one.toString())
  })
}
