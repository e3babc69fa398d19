import { PDFDict, PDFName, type PDFPage } from '@cantoo/pdf-lib'

/** Annotation keys that refer to other pages (which would be copied too) or to the form with its values. */
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
/** Page keys that refer to other pages or may hold hidden content. */
const removedPageKeys = ['B', 'AA', 'StructParents', 'Metadata', 'PieceInfo', 'Thumb']

/**
 * Removes a page's references to other pages and to hidden values: copying a page must not copy a masked page through a
 * link, or a number through a form field. The visible appearance of fields and annotations stays.
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

/** Finds pages that share their image list with a masked page. Copying them would copy the masked page's images. */
export function findPagesSharingImages(pages: readonly PDFPage[], masked: ReadonlySet<number>): Set<number> {
  const lists = new Set(pages.filter((_, at) => masked.has(at + 1)).map(getPageImageList))
  lists.delete(undefined)
  const sharers = pages.flatMap((page, at) => {
    const list = getPageImageList(page)
    return list && lists.has(list) && !masked.has(at + 1) ? [at + 1] : []
  })
  return new Set(sharers)
}
