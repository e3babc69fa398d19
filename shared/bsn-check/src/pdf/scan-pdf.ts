import type { Corner, Look, Sighting } from '@portal/domain/bsn/check-message'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { detailOf } from '../picture/canvas.ts'
import { scanCanvas } from '../picture/scan-picture.ts'
import { hasLargePicture } from './has-picture.ts'
import { numbersInText } from './numbers-in-text.ts'
import { drawPage, withPdf } from './open.ts'

/** Maximum number of pages whose text is read, and of those that are read as pictures. */
const mostPages = { text: 100, pictures: 10 }
/** Dots to the inch at which a page is read. */
const density = 200
/** A page with fewer signs of text than this is a picture of one. */
const fewSigns = 20

const middle = (corners: readonly Corner[]) => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
})

/** Whether two sightings are of the same print: scanners put what they read over it. */
function isSame(one: Sighting, other: { digits: string; corners: readonly Corner[] }): boolean {
  const [here, there] = [middle(one.corners), middle(other.corners)]
  return one.digits === other.digits && Math.hypot(here.x - there.x, here.y - there.y) < 0.03
}

async function isPicture(page: PDFPageProxy): Promise<boolean> {
  const { items } = await page.getTextContent()
  const signs = items.reduce((sum, item) => sum + ('str' in item ? item.str.trim().length : 0), 0)
  return signs < fewSigns || (await hasLargePicture(page))
}

/** Looks for numbers in a PDF: in the text of its pages, in what is filled in, and on those that are pictures. */
export const scanPdf = (file: Blob): Promise<Look> =>
  withPdf(file, async (pdf) => {
    const sightings: Sighting[] = []
    let left = mostPages.pictures
    let whole = pdf.numPages <= mostPages.text
    for (let number = 1; number <= Math.min(pdf.numPages, mostPages.text); number++) {
      const page = await pdf.getPage(number)
      const inText = await numbersInText(page)
      const asPicture = await isPicture(page)
      if (asPicture && left === 0) whole = false
      const read = asPicture && left-- > 0
      if (left < 0) left = 0
      if (!read && inText.length === 0) continue
      const canvas = await drawPage(page, density)
      const seen = read ? await scanCanvas(canvas, number) : []
      for (const one of inText)
        if (!seen.some((other) => isSame(other, one)))
          seen.push({ ...one, page: number, detail: await detailOf(canvas, one.corners) })
      sightings.push(...seen)
      page.cleanup()
    }
    return { sightings, whole }
  })
