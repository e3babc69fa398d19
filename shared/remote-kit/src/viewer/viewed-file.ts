/** A file to look at, wherever it comes from. */
export interface ViewedFile {
  name: string
  /** What it says to be; null where it says nothing. */
  mimeType: string | null
  /** Tells it from all others of its place: a file with another key is fetched anew. */
  key: string
  /** Fetches it. What fails can be tried again; `signal` tells that nobody waits any more. */
  fetch(signal: AbortSignal): Promise<Blob>
}
