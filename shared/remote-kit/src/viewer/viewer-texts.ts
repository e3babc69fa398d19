/** Texts of the viewer; the remote provides them. */
export interface ViewerTexts {
  /** Error: the file failed to load. */
  unavailable: string
  /** Hint below the error that the file failed to load. */
  unavailableHint: string
  /** Label of the retry button. */
  retry: string
  /** The file's content differs from the announced type, so it is not shown. */
  mismatch: string
  /** The viewer does not support this kind of file. */
  noPreview: string
  /** The PDF cannot be rendered, for example because it has a password. */
  pdfError: string
  /** Error: a page is missing or incomplete. */
  pageError: string
  download: string
  zoomIn: string
  zoomOut: string
  /** Text such as "Page 1 of 2". */
  pageOf(page: number, pages: number): string
  /** Text such as "2 pages". */
  pages(count: number): string
}
