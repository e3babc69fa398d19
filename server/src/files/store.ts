import type { Readable } from 'node:stream'

/** A stored file that has not been read yet. */
export interface StoredContent {
  /** Bytes. */
  readonly size: number
  /** Its bytes, from the first. */
  read(): Readable
}

/**
 * Keeps the content of documents. The store makes the key of each, so that none can be told from an id, a name or a date;
 * whoever stores keeps the key in a row, and keys made in other ways before go on working.
 */
export interface FileStore {
  /** Stores a file whole or not at all, and answers its key. */
  put(content: Uint8Array, mimeType: string): Promise<string>
  /** The same for a file of this machine, however large: it is never in memory at once. */
  putFile(path: string, mimeType: string): Promise<string>
  /** Null when there is no such file. */
  get(key: string): Promise<Buffer | null>
  /** The same for a file of any size: it is read piece by piece, when it is asked for. */
  open(key: string): Promise<StoredContent | null>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
}
