import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import type { Sighting } from '@portal/domain/bsn/check-message'
import { bar } from '../picture/canvas.ts'
import { drawPage, withPdf } from './open.ts'
import { sharersOf, unlinked } from './untied.ts'

/** Dots to the inch of a page that becomes a picture, the finest first; coarser where the file would be too large. */
const densities = [200, 150, 110]

/** The drawn page, bars and all, and how large it is in points. */
interface Drawn {
  picture: ArrayBuffer
  width: number
  height: number
}

/** The pages that become pictures. */
function picturesOf(file: Blob, pages: Iterable<number>, sightings: readonly Sighting[], density: number) {
  return withPdf(file, async (pdf) => {
    const pictures = new Map<number, Drawn>()
    for (const number of pages) {
      const page = await pdf.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const canvas = await drawPage(page, density)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      for (const { corners, page: on } of sightings) if (on === number) bar(context, corners)
      const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 })
      pictures.set(number, { picture: await picture.arrayBuffer(), width, height })
      page.cleanup()
    }
    return pictures
  })
}

/** The pages of a PDF as they are; null where it is sealed so that they cannot be taken out one by one. */
async function pagesOf(file: Blob): Promise<{ given: PDFDocument; pages: PDFPage[] } | null> {
  try {
    const given = await PDFDocument.load(await file.arrayBuffer(), { updateMetadata: false })
    return { given, pages: given.getPages() }
  } catch {
    return null
  }
}

/** Numbers of the pages that become pictures: those with a number, and those that cannot come along without what is theirs. */
async function pagesToDraw(file: Blob, pages: readonly PDFPage[] | undefined, seen: ReadonlySet<number>) {
  const count = pages?.length ?? (await withPdf(file, async ({ numPages }) => numPages))
  const tied = pages ? sharersOf(pages, seen) : null
  return Array.from({ length: count }, (_, at) => at + 1).filter(
    (one) => !tied || seen.has(one) || tied.has(one),
  )
}

async function maskedAt(file: Blob, sightings: readonly Sighting[], density: number): Promise<Blob> {
  const opened = await pagesOf(file)
  const seen = new Set(sightings.map(({ page }) => page))
  const drawn = await pagesToDraw(file, opened?.pages, seen)
  const pictures = await picturesOf(file, drawn, sightings, density)
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
      if (page) unlinked(page)
      const [copy] = await made.copyPages(opened.given, [number - 1])
      if (copy) made.addPage(copy)
    }
  }
  return new Blob([(await made.save()) as Uint8Array<ArrayBuffer>], { type: 'application/pdf' })
}

/**
 * The PDF anew: each page with a number as a picture of that page with a bar, so that neither print nor text has it; the others as
 * they are, but for links. Nothing comes along that is of the file rather than of a page: title, attachments, forms, bookmarks. Of
 * one that is sealed, all pages become pictures.
 * @param most largest file that may come of it, in bytes; a larger one comes where none is smaller
 */
export async function maskPdf(file: Blob, sightings: readonly Sighting[], most: number): Promise<Blob> {
  let masked = file
  for (const density of densities) {
    masked = await maskedAt(file, sightings, density)
    if (masked.size <= most) break
  }
  return masked
}
