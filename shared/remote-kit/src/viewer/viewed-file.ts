export interface ViewedFile {
  name: string
  /** Announced MIME type; null if there is none. */
  mimeType: string | null
  /** Unique within its list. Another key loads another file. */
  key: string
  /** Loads the file. A failed load can be retried; `signal` aborts it. */
  fetch(signal: AbortSignal): Promise<Blob>
}
