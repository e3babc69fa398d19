import { PDFDict, PDFName, type PDFPage } from '@cantoo/pdf-lib'

/** What an annotation leads to by: other pages, which would come along, and the form that it is part of, with what is filled in. */
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
/** The same of a page. */
const pageWays = ['B', 'AA', 'StructParents', 'Metadata', 'PieceInfo', 'Thumb']

/**
 * Takes away what leads from a page to others, or is written behind it: a masked page must not come along by a link, nor a number
 * as the value of a field. What is seen of a field or a remark stays.
 */
export function unlinked(page: PDFPage): void {
  for (const name of pageWays) page.node.delete(PDFName.of(name))
  const annotations = page.node.Annots()
  for (let at = 0; at < (annotations?.size() ?? 0); at++) {
    const annotation = annotations?.lookup(at)
    if (annotation instanceof PDFDict) for (const name of ways) annotation.delete(PDFName.of(name))
  }
}

const picturesOn = (page: PDFPage) => page.node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict)

/** Pages that have their pictures in one list with a page that is masked: that list would come along, with its pictures. */
export function sharersOf(pages: readonly PDFPage[], masked: ReadonlySet<number>): Set<number> {
  const lists = new Set(pages.filter((_, at) => masked.has(at + 1)).map(picturesOn))
  lists.delete(undefined)
  const sharers = pages.flatMap((page, at) => {
    const list = picturesOn(page)
    return list && lists.has(list) && !masked.has(at + 1) ? [at + 1] : []
  })
  return new Set(sharers)
}
