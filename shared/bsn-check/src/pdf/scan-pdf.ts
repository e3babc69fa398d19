import type { BsnScanResult, DetectedBsn, PageCorner } from '@portal/domain/bsn/bsn-check-messages'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { cropAroundNumber } from '../picture/canvas.ts'
import { scanCanvas } from '../picture/scan-picture.ts'
import { hasLargePicture } from './has-large-picture.ts'
import { findNumbersInText } from './numbers-in-text.ts'
import { renderPdfPage, runWithPdf } from './open-pdf.ts'

/** Maximum number of pages that are read as text, and by OCR. */
const maxScannedPages = { text: 100, pictures: 10 }
const ocrDensityDpi = 200
/** Minimum number of characters of a page with text. A page with less text is read by OCR. */
const minPageTextLength = 20

const calculateCentre = (corners: readonly PageCorner[]) => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
})

/**
 * Returns whether two detected numbers are the same printed number. A scanned PDF often contains both the picture of a
 * page and its text, so a number is detected twice.
 */
function isSameNumber(one: DetectedBsn, other: { digits: string; corners: readonly PageCorner[] }): boolean {
  const [here, there] = [calculateCentre(one.corners), calculateCentre(other.corners)]
  return one.digits === other.digits && Math.hypot(here.x - there.x, here.y - there.y) < 0.03
}

async function isPicturePage(page: PDFPageProxy): Promise<boolean> {
  const { items } = await page.getTextContent()
  const signs = items.reduce((sum, item) => sum + ('str' in item ? item.str.trim().length : 0), 0)
  return signs < minPageTextLength || (await hasLargePicture(page))
}

/** Finds the numbers in text and form fields; on scanned pages, by OCR. */
export const scanPdf = (file: Blob): Promise<BsnScanResult> =>
  runWithPdf(file, async (pdf) => {
    const numbers: DetectedBsn[] = []
    let remainingOcrPages = maxScannedPages.pictures
    let whole = pdf.numPages <= maxScannedPages.text
    for (let number = 1; number <= Math.min(pdf.numPages, maxScannedPages.text); number++) {
      const page = await pdf.getPage(number)
      const inText = await findNumbersInText(page)
      const asPicture = await isPicturePage(page)
      if (asPicture && remainingOcrPages === 0) whole = false
      const read = asPicture && remainingOcrPages-- > 0
      if (remainingOcrPages < 0) remainingOcrPages = 0
      if (!read && inText.length === 0) continue
      const canvas = await renderPdfPage(page, ocrDensityDpi)
      const found = read ? await scanCanvas(canvas, number) : []
      for (const one of inText)
        if (!found.some((other) => isSameNumber(other, one)))
          found.push({ ...one, page: number, detail: await cropAroundNumber(canvas, one.corners) })
      numbers.push(...found)
      page.cleanup()
    }
    return { numbers, whole }
  })
