import type { UploadItem } from './upload-queue.ts'

/** Files of one upload area or message, with the actions of its components. */
export interface Uploads {
  readonly items: readonly UploadItem[]
  /** Checks files on the device, without sending them. */
  add(files: readonly File[]): void
  /** Sends all ready files, one after another. It is absent for attachments, which are sent with their message. */
  start?(): void
  /** Accepts a file about which the check gave a warning. */
  confirmDoubtful(id: string): void
  shrink(id: string): void
  retry(id: string): void
  /** Stops waiting for the BSN check of a file (BSN-04). */
  skipBsnCheck(id: string): void
  /** Masks the citizen service numbers in a file (BSN-05). */
  mask(id: string): void
  /** Confirms that a file is sent with its citizen service numbers. */
  sendWithBsn(id: string): void
  /** Removes a file. If it is being sent, sending is aborted. */
  remove(id: string): void
}
