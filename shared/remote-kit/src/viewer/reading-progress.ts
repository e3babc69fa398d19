/** Tracks the reading of a document to its end, such as one to be signed. */
export interface ReadingProgress {
  /** The end of the last page became visible and no page failed. May be called more than once. */
  onEnd(): void
  /** The file, a page or part of a page cannot be shown, so it cannot be read here. */
  onUnreadable(): void
  /** Goes to the next page, and from the last one to the end, without scrolling. */
  nextPage: string
  toEnd: string
}
