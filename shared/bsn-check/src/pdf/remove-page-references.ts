import { PDFDict, PDFName, type PDFPage } from '@cantoo/pdf-lib'

/**
 * Annotation keys to remove: references, which would copy other pages along, and form values, which may contain a BSN.
 */
const removedAnnotationKeys = [
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
/** Page entries that refer to other pages, or may have hidden content. */
const removedPageKeys = ['B', 'AA', 'StructParents', 'Metadata', 'PieceInfo', 'Thumb']

/**
 * Removes references to other pages, and hidden values, so that a copy of the page contains neither a masked page nor a
 * masked number. The appearance of fields and annotations does not change.
 */
export function removePageReferences(page: PDFPage): void {
  for (const name of removedPageKeys) page.node.delete(PDFName.of(name))
  const annotations = page.node.Annots()
  for (let at = 0; at < (annotations?.size() ?? 0); at++) {
    const annotation = annotations?.lookup(at)
    if (annotation instanceof PDFDict)
      for (const name of removedAnnotationKeys) annotation.delete(PDFName.of(name))
  }
}

const getPageImageList = (page: PDFPage) => page.node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict)

/**
 * Finds pages that share their list of images with a masked page. A copy of such a page would contain the images of the
 * masked page.
 */
export function findPagesSharingImages(pages: readonly PDFPage[], masked: ReadonlySet<number>): Set<number> {
  const lists = new Set(pages.filter((_, at) => masked.has(at + 1)).map(getPageImageList))
  lists.delete(undefined)
  const sharers = pages.flatMap((page, at) => {
    const list = getPageImageList(page)
    return list && lists.has(list) && !masked.has(at + 1) ? [at + 1] : []
  })
  return new Set(sharers)
}
