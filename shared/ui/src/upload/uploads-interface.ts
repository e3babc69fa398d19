import type { UploadItem } from './queue.ts'

/** Files on their way for one purpose, as the parts of the upload take them. */
export interface Uploads {
  readonly items: readonly UploadItem[]
  /** Checks these files on the device; nothing is sent yet. */
  add(files: readonly File[]): void
  /** Sends all that are ready, one after another. Files that go along with a message are not sent by themselves. */
  start?(): void
  /** Goes on with a file that was only doubted. */
  accept(id: string): void
  /** Makes a picture smaller. */
  shrink(id: string): void
  retry(id: string): void
  /** Goes on without waiting for the look at a file (BSN-04). */
  pass(id: string): void
  /** Makes the citizen service numbers in a file unreadable (BSN-05). */
  mask(id: string): void
  /** Lets a file go with the citizen service numbers in it. */
  keep(id: string): void
  /** Drops a file; one that is being sent is broken off. */
  remove(id: string): void
}
