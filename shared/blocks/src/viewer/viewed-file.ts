export interface ViewedFile {
  name: string
  /** Announced MIME type; null if there is none. */
  mimeType: string | null
  /** Identifies the file within its list. If the key changes, the viewer loads the other file. */
  key: string
  /** Loads the file. A failed load can be retried; `signal` aborts it. */
  fetch(signal: AbortSignal): Promise<Blob>
}
