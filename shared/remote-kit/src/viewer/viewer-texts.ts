export interface ViewerTexts {
  unavailable: string
  unavailableHint: string
  retry: string
  /** The file's content differs from the announced type, so it is not shown. */
  mismatch: string
  /** The viewer does not support this kind of file. */
  noPreview: string
  /** The PDF cannot be rendered, for example because it has a password. */
  pdfError: string
  pageError: string
  download: string
  zoomIn: string
  zoomOut: string
  /** Text such as "Page 1 of 2". */
  pageOf(page: number, pages: number): string
  /** Text such as "2 pages". */
  pages(count: number): string
}
