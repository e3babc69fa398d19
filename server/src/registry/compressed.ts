import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const most = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
/** So many files stay at hand; a build has some forty, of which the next one changes a few. */
const kept = 1000

const made = new Map<string, Promise<Buffer>>()

/** A file as it travels, as small as brotli makes it. What was compressed lately is not compressed again. */
export function compressed(content: Buffer): Promise<Buffer> {
  const sum = createHash('sha256').update(content).digest('base64')
  const result = made.get(sum) ?? compress(content, most)
  made.delete(sum)
  made.set(sum, result)
  for (const old of [...made.keys()].slice(0, -kept)) made.delete(old)
  return result
}
