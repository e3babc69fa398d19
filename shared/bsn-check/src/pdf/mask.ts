import { PDFDict, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import type { Sighting } from '@portal/domain/bsn/check-message'
import { bar } from '../picture/canvas.ts'
import { drawPage, withPdf } from './open.ts'

/** Dots to the inch of a page that becomes a picture, the finest first; coarser where the file would be too large. */
const densities = [200, 150, 110]

/** What an annotation leads to by: other pages, which would come along, and the form that it is part of. */
const ways = [
  'A',
  'AA',
  'Dest',
  'P',
  'Parent',
  'Popup',
  'PA',
  'IRT',
  'StructParent',
  'V',
  'DV',
  'Contents',
  'RC',
]

/**
 * Takes away what leads from a page to others, or is written behind it: a masked page must not come along by a link, nor
 * a number as the value of a field. What is seen of a field or a remark stays.
 */
function unlinked(page: PDFPage): PDFPage {
  for (const name of ['B', 'AA', 'StructParents', 'Metadata', 'PieceInfo', 'Thumb'])
    page.node.delete(PDFName.of(name))
  const annotations = page.node.Annots()
  for (let at = 0; at < (annotations?.size() ?? 0); at++) {
    const annotation = annotations?.lookup(at)
    if (annotation instanceof PDFDict) for (const name of ways) annotation.delete(PDFName.of(name))
  }
  return page
}

/** The pictures of the pages with a number, bars and all, and how large each page is in points. */
function picturesOf(file: Blob, sightings: readonly Sighting[], density: number) {
  return withPdf(file, async (pdf) => {
    const pictures = new Map<number, { picture: ArrayBuffer; width: number; height: number }>()
    for (const number of new Set(sightings.map(({ page }) => page))) {
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

async function maskedAt(file: Blob, sightings: readonly Sighting[], density: number): Promise<Blob> {
  const pictures = await picturesOf(file, sightings, density)
  const given = await PDFDocument.load(await file.arrayBuffer(), { updateMetadata: false })
  for (const [at, page] of given.getPages().entries()) if (!pictures.has(at + 1)) unlinked(page)
  const made = await PDFDocument.create({ updateMetadata: false })
  for (const [at] of given.getPages().entries()) {
    const masked = pictures.get(at + 1)
    if (masked) {
      const { width, height } = masked
      made
        .addPage([width, height])
        .drawImage(await made.embedJpg(masked.picture), { x: 0, y: 0, width, height })
    } else {
      const [page] = await made.copyPages(given, [at])
      if (page) made.addPage(page)
    }
  }
  return new Blob([(await made.save()) as Uint8Array<ArrayBuffer>], { type: 'application/pdf' })
}

/**
 * The PDF anew: each page with a number as a picture of that page with a bar, so that neither print nor text has it; the others as
 * they are, but for links. Nothing comes along that is of the file rather than of a page: title, attachments, forms, bookmarks.
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
