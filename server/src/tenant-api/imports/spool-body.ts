import { createWriteStream } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { HttpError } from '../../http/http-error.ts'

/** Maximum size in bytes, and maximum time without data in seconds. */
interface SpoolLimits {
  bytes: number
  seconds: number
}

export const formatMegabytes = (bytes: number) => `${Math.floor(bytes / 1e6)} MB`

export const createImportTooLargeError = (bytes: number) =>
  new HttpError(413, { error: 'too_large', message: `The file may be at most ${formatMegabytes(bytes)}.` })

/** Throws an error like that of a full disk if there is not enough room. */
export async function requireDiskSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes)
    throw Object.assign(new Error('There is no room for the file.'), { code: 'ENOSPC' })
}

const createImportTooSlowError = () =>
  new HttpError(408, { error: 'too_slow', message: 'The file stopped arriving. Send it again.' })

/** Creates a stream that passes bytes on while they keep arriving, up to the maximum. */
function createLimitedStream({ bytes, seconds }: SpoolLimits): Transform {
  let arrived = 0
  const meter = new Transform({
    transform(piece: Buffer, _encoding, done) {
      late.refresh()
      arrived += piece.length
      done(arrived > bytes ? createImportTooLargeError(bytes) : null, piece)
    },
  })
  const late = setTimeout(() => meter.destroy(createImportTooSlowError()), seconds * 1000).unref()
  return meter.on('close', () => clearTimeout(late))
}

/**
 * Writes a request body to a local file.
 * @throws HttpError 413 if it is too large, 408 if no data arrives for too long
 */
export const spoolToFile = (body: Readable, path: string, limits: SpoolLimits): Promise<void> =>
  pipeline(body, createLimitedStream(limits), createWriteStream(path, { mode: 0o600 }))
