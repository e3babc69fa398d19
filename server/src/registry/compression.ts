import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
/** Number of compressed files kept in memory; a build has about forty, of which the next one changes a few. */
const maxCached = 1000

const made = new Map<string, Promise<Buffer>>()

/**
 * A file compressed with brotli, cached for recent content.
 * @param quality up to 11, which takes fifteen times as long as 5 and saves a tenth
 */
export function compressed(content: Buffer, quality = constants.BROTLI_MAX_QUALITY): Promise<Buffer> {
  const sum = `${quality} ${createHash('sha256').update(content).digest('base64')}`
  const result = made.get(sum) ?? compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  made.delete(sum)
  made.set(sum, result)
  for (const old of [...made.keys()].slice(0, -maxCached)) made.delete(old)
  return result
}
