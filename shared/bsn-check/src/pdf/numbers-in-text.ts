import type { PageCorner } from '@portal/domain/bsn/bsn-check-messages'
import { findBsn } from '@portal/domain/bsn/find-bsn'
import { findBsnInTextLayer } from '@portal/domain/bsn/pdf-text-layer'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A number in the text of a page; `corners` are fractions of the page. */
export interface NumberInPdfText {
  digits: string
  corners: PageCorner[]
}

/** Finds the numbers in the text, form fields and annotations of a page. */
export async function findNumbersInText(page: PDFPageProxy): Promise<NumberInPdfText[]> {
  const viewport = page.getViewport({ scale: 1 })
  const toPageFraction = ([x, y]: readonly [number, number]): PageCorner => {
    const [right, down] = viewport.convertToViewportPoint(x, y) as [number, number]
    return { x: right / viewport.width, y: down / viewport.height }
  }
  const { items } = await page.getTextContent()
  const texts = items.flatMap((item) => ('str' in item ? [item] : []))
  const printed = findBsnInTextLayer(texts).map(({ digits, corners }) => ({
    digits,
    corners: corners.map(toPageFraction),
  }))
  const filled = (await page.getAnnotations()).flatMap(
    ({ rect, fieldValue, contentsObj }): NumberInPdfText[] => {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: number[] = rect ?? []
      const corners = (
        [
          [x0, y0],
          [x1, y0],
          [x1, y1],
          [x0, y1],
        ] as const
      ).map(toPageFraction)
      const fieldTexts = [fieldValue, contentsObj?.str].filter((one) => typeof one === 'string')
      return fieldTexts.flatMap(findBsn).map(({ digits }) => ({ digits, corners }))
    },
  )
  return [...printed, ...filled]
}
