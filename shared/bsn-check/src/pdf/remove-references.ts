import { PDFDict, PDFName, type PDFPage } from '@cantoo/pdf-lib'

/** Annotation keys that refer to other pages, which would be copied too, or to the form with its values. */
const annotationKeys = [
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
/** Page keys that refer to other pages. */
const pageKeys = ['B', 'AA', 'StructParents', 'Metadata', 'PieceInfo', 'Thumb']

/**
 * Removes a page's references to other pages and to hidden values: copying a page must not copy a masked page through a
 * link, or a number through a form field. The visible appearance of fields and annotations stays.
 */
export function removeReferences(page: PDFPage): void {
  for (const name of pageKeys) page.node.delete(PDFName.of(name))
  const annotations = page.node.Annots()
  for (let at = 0; at < (annotations?.size() ?? 0); at++) {
    const annotation = annotations?.lookup(at)
    if (annotation instanceof PDFDict) for (const name of annotationKeys) annotation.delete(PDFName.of(name))
  }
}

const picturesOn = (page: PDFPage) => page.node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict)

/** Pages that share their list of images with a masked page: copying them would copy that page's images. */
export function pagesSharingPictures(pages: readonly PDFPage[], masked: ReadonlySet<number>): Set<number> {
  const lists = new Set(pages.filter((_, at) => masked.has(at + 1)).map(picturesOn))
  lists.delete(undefined)
  const sharers = pages.flatMap((page, at) => {
    const list = picturesOn(page)
    return list && lists.has(list) && !masked.has(at + 1) ? [at + 1] : []
  })
  return new Set(sharers)
}
