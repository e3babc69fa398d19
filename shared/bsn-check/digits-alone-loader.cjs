const { gunzipSync } = require('node:zlib')

/** Parts of tesseract's data that are lists of words: numbers are read without, and they are two thirds of it. */
const lists = [18, 19, 20]

/** Takes the lists of words out of tesseract's data for a language, which is a table of places with the parts after it. */
module.exports = function digitsAlone(packed) {
  const data = gunzipSync(packed)
  const count = data.readInt32LE(0)
  const starts = Array.from({ length: count }, (_, part) => Number(data.readBigInt64LE(4 + 8 * part)))
  const endOf = (part) => starts.slice(part + 1).find((start) => start >= 0) ?? data.length
  const head = Buffer.alloc(4 + 8 * count)
  head.writeInt32LE(count, 0)
  const kept = []
  let at = head.length
  for (const [part, start] of starts.entries()) {
    const stays = start >= 0 && !lists.includes(part)
    head.writeBigInt64LE(stays ? BigInt(at) : -1n, 4 + 8 * part)
    if (!stays) continue
    kept.push(data.subarray(start, endOf(part)))
    at += endOf(part) - start
  }
  return Buffer.concat([head, ...kept])
}
module.exports.raw = true
