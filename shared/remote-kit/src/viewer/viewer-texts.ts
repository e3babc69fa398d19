export interface ViewerTexts {
  unavailable: string
  unavailableHint: string
  retry: string
  /** Text for a file whose content differs from the announced type. The viewer does not show such a file. */
  mismatch: string
  /** Text for a kind of file that the viewer does not support. */
  noPreview: string
  /** Text for a PDF that cannot be rendered, for example because it has a password. */
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
