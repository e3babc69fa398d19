import type { Readable } from 'node:stream'

/** A stored file that has not been read yet. */
export interface StoredContent {
  /** Size in bytes. */
  readonly size: number
  /** Reads the content from the start. */
  read(): Readable
}

/**
 * Stores files under random keys (`createFileKey`), unrelated to ids, names or dates. Callers store the key in a row.
 */
export interface FileStore {
  /** Stores a file atomically. */
  put(key: string, content: Uint8Array, mimeType: string): Promise<void>
  /** Stores a local file of any size atomically, without loading it into memory completely. */
  putFile(key: string, path: string, mimeType: string): Promise<void>
  /** Returns null if there is no such file. */
  get(key: string): Promise<Buffer | null>
  /** Opens a file of any size for streaming; null if there is no such file. */
  open(key: string): Promise<StoredContent | null>
  /** Deletes a file. A missing file is no error. */
  remove(key: string): Promise<void>
}
