import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import type { DetectedBsn } from '@portal/domain/bsn/bsn-check-messages'
import { drawMaskBar } from '../picture/canvas.ts'
import { renderPdfPage, runWithPdf } from './open-pdf.ts'
import { findPagesSharingImages, removePageReferences } from './remove-page-references.ts'

/** Resolutions in dots per inch. Each is tried in turn until the file is small enough. */
const maskDensitiesDpi = [200, 150, 110]

/** A page as a picture; `width` and `height` are in points. */
interface RenderedPage {
  picture: ArrayBuffer
  width: number
  height: number
}

function renderMaskedPages(
  file: Blob,
  pages: Iterable<number>,
  numbers: readonly DetectedBsn[],
  density: number,
) {
  return runWithPdf(file, async (pdf) => {
    const pictures = new Map<number, RenderedPage>()
    for (const number of pages) {
      const page = await pdf.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const canvas = await renderPdfPage(page, density)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      for (const { corners, page: on } of numbers) if (on === number) drawMaskBar(context, corners)
      const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 })
      pictures.set(number, { picture: await picture.arrayBuffer(), width, height })
      page.cleanup()
    }
    return pictures
  })
}

/** Loads the pages of a PDF; null if it is encrypted, so that its pages cannot be copied. */
async function loadPdfPages(file: Blob): Promise<{ given: PDFDocument; pages: PDFPage[] } | null> {
  try {
    const given = await PDFDocument.load(await file.arrayBuffer(), { updateMetadata: false })
    return { given, pages: given.getPages() }
  } catch {
    return null
  }
}

/** Finds the pages to render as pictures: those with a number, and those that share images with them. */
async function findPagesToRender(
  file: Blob,
  pages: readonly PDFPage[] | undefined,
  maskedPages: ReadonlySet<number>,
) {
  const count = pages?.length ?? (await runWithPdf(file, async ({ numPages }) => numPages))
  const sharingPages = pages ? findPagesSharingImages(pages, maskedPages) : null
  return Array.from({ length: count }, (_, at) => at + 1).filter(
    (one) => !sharingPages || maskedPages.has(one) || sharingPages.has(one),
  )
}

async function maskPdfAtDensity(file: Blob, numbers: readonly DetectedBsn[], density: number): Promise<Blob> {
  const opened = await loadPdfPages(file)
  const maskedPages = new Set(numbers.map(({ page }) => page))
  const renderedPages = await findPagesToRender(file, opened?.pages, maskedPages)
  const pictures = await renderMaskedPages(file, renderedPages, numbers, density)
  const result = await PDFDocument.create({ updateMetadata: false })
  const count = opened?.pages.length ?? renderedPages.length
  for (let number = 1; number <= count; number++) {
    const picture = pictures.get(number)
    if (picture) {
      const { width, height } = picture
      const page = result.addPage([width, height])
      page.drawImage(await result.embedJpg(picture.picture), { x: 0, y: 0, width, height })
    } else if (opened) {
      const page = opened.pages[number - 1]
      if (page) removePageReferences(page)
      const [copy] = await result.copyPages(opened.given, [number - 1])
      if (copy) result.addPage(copy)
    }
  }
  return new Blob([(await result.save()) as Uint8Array<ArrayBuffer>], { type: 'application/pdf' })
}

/**
 * Creates a masked PDF. Each page with a number becomes a picture with a bar over the number. The other pages are
 * copied without links. Title, attachments, forms and bookmarks are removed. If the PDF is encrypted, all pages become
 * pictures.
 * @param maxBytes maximum size; if no resolution fits, the result is larger
 */
export async function maskPdf(file: Blob, numbers: readonly DetectedBsn[], maxBytes: number): Promise<Blob> {
  let masked = file
  for (const density of maskDensitiesDpi) {
    masked = await maskPdfAtDensity(file, numbers, density)
    if (masked.size <= maxBytes) break
  }
  return masked
}
