/** Keeps the content of documents, by a key that the server chose. */
export interface FileStore {
  /** Stores a file whole or not at all. */
  put(key: string, content: Uint8Array, mimeType: string): Promise<void>
  /** Null when there is no such file. */
  get(key: string): Promise<Buffer | null>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
}
