import type { Readable } from 'node:stream'

/** A stored file that has not been read yet. */
export interface StoredContent {
  /** Bytes. */
  readonly size: number
  /** Reads the bytes from the start. */
  read(): Readable
}

/** Stores files by random keys (`newFileKey`), unrelated to ids, names or dates. Callers keep the key in a row. */
export interface FileStore {
  /** Stores a file atomically. */
  put(key: string, content: Uint8Array, mimeType: string): Promise<void>
  /** The same for a local file of any size, which is never in memory completely. */
  putFile(key: string, path: string, mimeType: string): Promise<void>
  /** Null when there is no such file. */
  get(key: string): Promise<Buffer | null>
  /** The same for a file of any size, streamed when read. */
  open(key: string): Promise<StoredContent | null>
  /** Deletes a file; a missing one is no error. */
  remove(key: string): Promise<void>
}
