import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import type { DetectedNumber } from '@portal/domain/bsn/bsn-check-messages'
import { drawMaskBar } from '../picture/canvas.ts'
import { renderPdfPage, withPdf } from './open-pdf.ts'
import { findPagesSharingImages, removePageReferences } from './remove-page-references.ts'

/** Resolutions for masked pages in dots per inch, highest first. A lower one is used if the file would be too large. */
const maskDensitiesDpi = [200, 150, 110]

/** A rendered page with bars, and its size in points. */
interface RenderedPage {
  picture: ArrayBuffer
  width: number
  height: number
}

function renderMaskedPages(
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
      const canvas = await renderPdfPage(page, density)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      for (const { corners, page: on } of sightings) if (on === number) drawMaskBar(context, corners)
      const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 })
      pictures.set(number, { picture: await picture.arrayBuffer(), width, height })
      page.cleanup()
    }
    return pictures
  })
}

/** Loads the pages of a PDF. Returns null if encryption prevents copying them. */
async function loadPdfPages(file: Blob): Promise<{ given: PDFDocument; pages: PDFPage[] } | null> {
  try {
    const given = await PDFDocument.load(await file.arrayBuffer(), { updateMetadata: false })
    return { given, pages: given.getPages() }
  } catch {
    return null
  }
}

/**
 * Returns the numbers of the pages to render as pictures: pages with a BSN, and pages that share images with such a
 * page.
 */
async function findPagesToRender(
  file: Blob,
  pages: readonly PDFPage[] | undefined,
  seen: ReadonlySet<number>,
) {
  const count = pages?.length ?? (await withPdf(file, async ({ numPages }) => numPages))
  const tied = pages ? findPagesSharingImages(pages, seen) : null
  return Array.from({ length: count }, (_, at) => at + 1).filter(
    (one) => !tied || seen.has(one) || tied.has(one),
  )
}

async function maskAtDensity(
  file: Blob,
  sightings: readonly DetectedNumber[],
  density: number,
): Promise<Blob> {
  const opened = await loadPdfPages(file)
  const seen = new Set(sightings.map(({ page }) => page))
  const drawn = await findPagesToRender(file, opened?.pages, seen)
  const pictures = await renderMaskedPages(file, drawn, sightings, density)
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
      if (page) removePageReferences(page)
      const [copy] = await made.copyPages(opened.given, [number - 1])
      if (copy) made.addPage(copy)
    }
  }
  return new Blob([(await made.save()) as Uint8Array<ArrayBuffer>], { type: 'application/pdf' })
}

/**
 * Makes a masked PDF: each page with a number becomes a picture with a bar over the number, so that neither image nor
 * text contains the number. Other pages are copied without links. Drops the file's title, attachments, forms and
 * bookmarks. All pages of an encrypted PDF become pictures.
 * @param most maximum size of the result in bytes; if no resolution fits, the result is larger
 */
export async function maskPdf(file: Blob, sightings: readonly DetectedNumber[], most: number): Promise<Blob> {
  let masked = file
  for (const density of maskDensitiesDpi) {
    masked = await maskAtDensity(file, sightings, density)
    if (masked.size <= most) break
  }
  return masked
}
