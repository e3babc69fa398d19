import { checkUpload, type Verdict } from '@portal/domain/upload/check'

/** As much of a file above any limit as tells its type. */
const beginning = 4096

/** Above this a file is not read as a whole, in bytes. */
const readable = 4 * 1024 * 1024

/** Checks a file on the device, before anything is sent. One that is far too large is not read. */
export async function inspect(file: File): Promise<Verdict> {
  const part = file.size > readable ? file.slice(0, beginning) : file
  return checkUpload({ name: file.name, size: file.size, bytes: new Uint8Array(await part.arrayBuffer()) })
}
