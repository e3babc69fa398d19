import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'

export interface StoredContent {
  /** In bytes. */
  readonly size: number
  read(): Readable
}

/** Stores files under random keys from `createFileKey`. The row of a record stores the key. */
export interface FileStore {
  put(key: string, content: Uint8Array, mimeType: string): Promise<void>
  /** Streams the file, so that its size does not matter. */
  putFile(key: string, path: string, mimeType: string): Promise<void>
  get(key: string): Promise<Buffer | null>
  open(key: string): Promise<StoredContent | null>
  /** A missing file is no error. */
  remove(key: string): Promise<void>
}

/** Creates the name of a stored file: 256 random bits, unrelated to the file and its owner. */
export const createFileKey = (): string => randomBytes(32).toString('hex')
