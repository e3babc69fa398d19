import type { UploadItem } from './upload-queue.ts'

/** Uploads for one purpose, as components use them. */
export interface Uploads {
  readonly items: readonly UploadItem[]
  /** Checks files on the device; sends nothing yet. */
  add(files: readonly File[]): void
  /** Sends all ready files one after another. Attachments of a message are not sent separately. */
  start?(): void
  /** Confirms a doubtful file. */
  confirmDoubtful(id: string): void
  shrink(id: string): void
  retry(id: string): void
  /** Skips waiting for the BSN check (BSN-04). */
  skipBsnCheck(id: string): void
  /** Masks the citizen service numbers in a file (BSN-05). */
  mask(id: string): void
  /** Confirms sending a file with its citizen service numbers. */
  sendWithBsn(id: string): void
  /** Removes a file; aborts it if it is being sent. */
  remove(id: string): void
}
