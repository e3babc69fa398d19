import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import type { DetectedNumber } from '@portal/domain/bsn/check-message'
import { drawBar } from '../picture/canvas.ts'
import { renderPage, withPdf } from './open.ts'
import { pagesSharingPictures, removeReferences } from './remove-references.ts'

/**
 * Resolutions in dots per inch for a page that becomes a picture, highest first; lower ones if the file would be too
 * large.
 */
const densities = [200, 150, 110]

/** A rendered page with bars, and its size in points. */
interface RenderedPage {
  picture: ArrayBuffer
  width: number
  height: number
}

/** Renders pages as masked pictures. */
function renderMasked(
  file: Blob,
  pages: Iterable<number>,
  sightings: readonly DetectedNumber[],
  density: number,
) {
  return withPdf(file, async (pdf) => {
    const pictures = new Map<number, RenderedPage>()
    for (const number of pages) {
      const page = await pdf.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const canvas = await renderPage(page, density)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      for (const { corners, page: on } of sightings) if (on === number) drawBar(context, corners)
      const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 })
      pictures.set(number, { picture: await picture.arrayBuffer(), width, height })
      page.cleanup()
    }
    return pictures
  })
}

/** Pages of a PDF, unchanged; null if it is encrypted so that they cannot be copied. */
async function pagesOf(file: Blob): Promise<{ given: PDFDocument; pages: PDFPage[] } | null> {
  try {
    const given = await PDFDocument.load(await file.arrayBuffer(), { updateMetadata: false })
    return { given, pages: given.getPages() }
  } catch {
    return null
  }
}

/**
 * Numbers of the pages to render as pictures: those with a number, and those that cannot be copied without resources of
 * a masked page.
 */
async function pagesToRender(file: Blob, pages: readonly PDFPage[] | undefined, seen: ReadonlySet<number>) {
  const count = pages?.length ?? (await withPdf(file, async ({ numPages }) => numPages))
  const tied = pages ? pagesSharingPictures(pages, seen) : null
  return Array.from({ length: count }, (_, at) => at + 1).filter(
    (one) => !tied || seen.has(one) || tied.has(one),
  )
}

async function maskAtDensity(
  file: Blob,
  sightings: readonly DetectedNumber[],
  density: number,
): Promise<Blob> {
  const opened = await pagesOf(file)
  const seen = new Set(sightings.map(({ page }) => page))
  const drawn = await pagesToRender(file, opened?.pages, seen)
  const pictures = await renderMasked(file, drawn, sightings, density)
  const made = await PDFDocument.create({ updateMetadata: false })
  const count = opened?.pages.length ?? drawn.length
  for (let number = 1; number <= count; number++) {
    const picture = pictures.get(number)
    if (picture) {
      const { width, height } = picture
      const page = made.addPage([width, height])
      page.drawImage(await made.embedJpg(picture.picture), { x: 0, y: 0, width, height })
    } else if (opened) {
      const page = opened.pages[number - 1]
      if (page) removeReferences(page)
      const [copy] = await made.copyPages(opened.given, [number - 1])
      if (copy) made.addPage(copy)
    }
  }
  return new Blob([(await made.save()) as Uint8Array<ArrayBuffer>], { type: 'application/pdf' })
}

/**
 * Makes a masked PDF: each page with a number becomes a picture with a bar over the number, so that neither image nor
 * text contains it; other pages are copied without links. Drops everything that belongs to the file: title,
 * attachments, forms, bookmarks. All pages of an encrypted PDF become pictures.
 * @param most maximum size of the result in bytes; if no resolution fits, the result is larger
 */
export async function maskPdf(file: Blob, sightings: readonly DetectedNumber[], most: number): Promise<Blob> {
  let masked = file
  for (const density of densities) {
    masked = await maskAtDensity(file, sightings, density)
    if (masked.size <= most) break
  }
  return masked
}
