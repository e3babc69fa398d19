import { checkUpload, type Verdict } from '@portal/domain/upload/check'

/** As much of a file above any limit as tells its type. */
const beginning = 4096

/** Above this a file is not read as a whole, in bytes. */
const readable = 4 * 1024 * 1024

/** Largest file that is kept in memory, in bytes: pictures of more are not made smaller either. */
const holdable = 64 * 1024 * 1024

/**
 * Reads a file that was chosen: what a browser hands over is a place on disk, where the file may change or go.
 * @returns the file in memory; one that is too large for that as it is
 */
export const readFile = async (file: File): Promise<File> =>
  file.size > holdable
    ? file
    : new File([await file.arrayBuffer()], file.name, { type: file.type, lastModified: file.lastModified })

/** Checks a file on the device, before anything is sent. One that is far too large is not read. */
export async function inspect(file: File): Promise<Verdict> {
  const part = file.size > readable ? file.slice(0, beginning) : file
  return checkUpload({ name: file.name, size: file.size, bytes: new Uint8Array(await part.arrayBuffer()) })
}
