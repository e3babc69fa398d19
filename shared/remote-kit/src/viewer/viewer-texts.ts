/** Texts of the viewer, provided by the remote. */
export interface ViewerTexts {
  /** The file failed to load. */
  unavailable: string
  /** What to do about it. */
  unavailableHint: string
  /** Retry button. */
  retry: string
  /** The content differs from the announced type, so it is not shown. */
  mismatch: string
  /** This kind of file cannot be shown. */
  noPreview: string
  /** The PDF cannot be rendered, for example because of a password. */
  pdfError: string
  /** A page is missing or incomplete. */
  pageError: string
  download: string
  zoomIn: string
  zoomOut: string
  /** "Page 1 of 2". */
  pageOf(page: number, pages: number): string
  /** "2 pages". */
  pages(count: number): string
}
