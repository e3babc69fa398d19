import { findBsn } from '@portal/domain/bsn/find-bsn'
import { findBsnInTextLayer } from '@portal/domain/bsn/pdf-text-layer'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const maxCheckedPages = 100

/**
 * Whether the text or form fields of a PDF contain a citizen service number.
 * @throws if the PDF cannot be read
 */
export async function hasBsn({ bytes }: { bytes: Uint8Array }): Promise<boolean> {
  const task = getDocument({ data: bytes, useSystemFonts: false, enableXfa: false, verbosity: 0 })
  try {
    const pdf = await task.promise
    for (let number = 1; number <= Math.min(pdf.numPages, maxCheckedPages); number++) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      if (findBsnInTextLayer(items.flatMap((item) => ('str' in item ? [item] : []))).length > 0) return true
      for (const { fieldValue, contentsObj } of await page.getAnnotations())
        for (const fieldText of [fieldValue, contentsObj?.str])
          if (typeof fieldText === 'string' && findBsn(fieldText).length > 0) return true
      page.cleanup()
    }
    return false
  } finally {
    await task.destroy()
  }
}
