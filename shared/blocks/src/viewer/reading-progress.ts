/** Tracks whether a document is read to its end, such as a document to be signed. */
export interface ReadingProgress {
  /** Called when the end of the last page becomes visible and no page failed. May be called more than once. */
  onEnd(): void
  /** Called when the file, a page or part of a page cannot be shown, so that the customer cannot read it completely. */
  onUnreadable(): void
  /** Label of the button that goes to the next page, without scrolling. */
  nextPage: string
  toEnd: string
}
