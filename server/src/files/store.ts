import type { Readable } from 'node:stream'

/** A stored file that has not been read yet. */
export interface StoredContent {
  /** Bytes. */
  readonly size: number
  /** Its bytes, from the first. */
  read(): Readable
}

/**
 * Keeps the content of documents, each by a key of chance (`newFileKey`), so that none can be told from an id, a name or a
 * date. Whoever stores keeps the key in a row; keys made in other ways before go on working.
 */
export interface FileStore {
  /** Stores a file whole or not at all. */
  put(key: string, content: Uint8Array, mimeType: string): Promise<void>
  /** The same for a file of this machine, however large: it is never in memory at once. */
  putFile(key: string, path: string, mimeType: string): Promise<void>
  /** Null when there is no such file. */
  get(key: string): Promise<Buffer | null>
  /** The same for a file of any size: it is read piece by piece, when it is asked for. */
  open(key: string): Promise<StoredContent | null>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
}
