/** Follows somebody who reads a document to its end, such as one that is to be signed. */
export interface Reading {
  /** The end of the last page was in sight, however one got there, and no page failed. It may be told more than once. */
  onEnd(): void
  /** The file, a page or a part of a page cannot be shown, so that it cannot be read here. */
  onUnreadable(): void
  /** Goes to the next page, and from the last one to its end: a way that needs neither wheel nor finger. */
  nextPage: string
  toEnd: string
}
