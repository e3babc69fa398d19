import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { findPagesSharingImages, removePageReferences } from './remove-page-references.ts'

/** Copies a page to a new PDF and returns its uncompressed text. */
async function copyPageAsText(given: PDFDocument, at: number): Promise<string> {
  const made = await PDFDocument.create()
  const [page] = await made.copyPages(given, [at])
  if (page) made.addPage(page)
  return new TextDecoder('latin1').decode(await made.save({ useObjectStreams: false }))
}

test('@BSN-05 a copied page has no linked page and no form values', async () => {
  const pdf = await PDFDocument.create()
  const [first, second] = [pdf.addPage(), pdf.addPage()]
  second.node.set(PDFName.of('Mark'), PDFString.of('BSN 123456782'))
  const link = pdf.context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Dest: [second.ref, 'Fit'],
    V: PDFString.of('123456782'),
  })
  first.node.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.register(link)]))
  expect(await copyPageAsText(pdf, 0)).toContain('123456782')
  removePageReferences(first)
  const copy = await copyPageAsText(pdf, 0)
  expect(copy).not.toContain('123456782')
  expect(copy).toContain('/Link')
})

test('@BSN-05 a page that shares an image list with a masked page becomes a picture', async () => {
  const pdf = await PDFDocument.create()
  const pages = [pdf.addPage(), pdf.addPage(), pdf.addPage()]
  const shared = pdf.context.register(pdf.context.obj({ XObject: { scan: pdf.context.obj({}) } }))
  for (const page of pages.slice(0, 2)) page.node.set(PDFName.of('Resources'), shared)
  expect([...findPagesSharingImages(pages, new Set([1]))]).toEqual([2])
  expect([...findPagesSharingImages(pages, new Set([3]))]).toEqual([])
})
