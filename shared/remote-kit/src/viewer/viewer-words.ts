/** What the viewer says, in the words of the remote that shows a file. */
export interface ViewerWords {
  /** The file did not come. */
  unavailable: string
  /** What can be done about that. */
  unavailableHint: string
  /** Asks for it again. */
  retry: string
  /** Its content is not what it was announced as, so it is not shown. */
  mismatch: string
  /** There is no way to show this kind of file. */
  noPreview: string
  /** It is a PDF that cannot be drawn, as with a password. */
  pdfError: string
  /** A page cannot be shown, or not all of it. */
  pageError: string
  download: string
  zoomIn: string
  zoomOut: string
  /** "Page 1 of 2". */
  pageOf(page: number, pages: number): string
  /** "2 pages". */
  pages(count: number): string
}
