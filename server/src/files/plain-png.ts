import { crc32, inflateSync } from 'node:zlib'

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Chunks of a still picture. Other chunks, such as location and texts, are removed. */
const keptChunkTypes = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
/** Bytes per pixel by colour type, at 8 bits per channel. */
const bytesPerPixel: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

interface PngChunk {
  type: string
  content: Buffer
  /** The whole chunk, with length and checksum. */
  bytes: Buffer
}

/** Returns null if the chunks are invalid. Drops data after the picture. */
function parseChunks(file: Buffer): PngChunk[] | null {
  if (!file.subarray(0, 8).equals(pngSignature)) return null
  const chunks: PngChunk[] = []
  let at = 8
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at)
    if (end > file.length) return null
    const body = file.subarray(at + 4, end - 4)
    if (crc32(body) !== file.readUInt32BE(end - 4)) return null
    const type = body.toString('latin1', 0, 4)
    chunks.push({ type, content: body.subarray(4), bytes: file.subarray(at, end) })
    if (type === 'IEND') return chunks
    at = end
  }
  return null
}

function hasExpectedPixelData(packed: Buffer, height: number, rowBytes: number): boolean {
  try {
    const rows = inflateSync(packed, { maxOutputLength: height * rowBytes + 1 })
    if (rows.length !== height * rowBytes) return false
    for (let at = 0; at < rows.length; at += rowBytes) if ((rows[at] ?? 5) > 4) return false
    return true
  } catch {
    return false
  }
}

/**
 * Removes everything but the picture; null if the file is invalid or `fits` rejects its size in pixels. Memory use
 * depends on the real picture, not on the size that the file claims.
 */
export function sanitizePng(file: Buffer, fits: (width: number, height: number) => boolean): Buffer | null {
  const chunks = parseChunks(file)
  const [header] = chunks ?? []
  if (!chunks || header?.type !== 'IHDR' || header.content.length !== 13) return null
  const { content } = header
  const bytes = bytesPerPixel[content[9] ?? -1]
  const isOrdinary = content[8] === 8 && content[10] === 0 && content[11] === 0 && content[12] === 0
  const [width, height] = [content.readUInt32BE(0), content.readUInt32BE(4)]
  if (!fits(width, height) || !bytes || !isOrdinary) return null
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.content))
  if (!hasExpectedPixelData(packed, height, width * bytes + 1)) return null
  return Buffer.concat([
    pngSignature,
    ...chunks.filter(({ type }) => keptChunkTypes.has(type)).map(({ bytes }) => bytes),
  ])
}

/** Removes everything but the picture. `size` is the side in pixels. */
export const sanitizeSquarePng = (file: Buffer, size: number): Buffer | null =>
  sanitizePng(file, (width, height) => width === size && height === size)
