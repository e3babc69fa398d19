/** Finds the TIFF structure with the EXIF data; null if there is none. */
function findExif(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const readFourCharacters = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  const isWebp = readFourCharacters(0) === 'RIFF' && readFourCharacters(8) === 'WEBP'
  if (!isWebp && readFourCharacters(1).slice(0, 3) !== 'PNG') return null
  let at = isWebp ? 12 : 8
  while (at + 8 <= bytes.length) {
    const length = isWebp ? view.getUint32(at + 4, true) : view.getUint32(at)
    if (readFourCharacters(isWebp ? at : at + 4) === (isWebp ? 'EXIF' : 'eXIf'))
      return bytes.subarray(at + 8, at + 8 + length)
    at += isWebp ? 8 + length + (length % 2) : 12 + length
  }
  return null
}

/**
 * Reads the orientation of a WebP or PNG, 1 (upright) to 8 (EXIF 2.32 tag 274). All browsers rotate JPEG, HEIC and
 * AVIF, but only some rotate WebP and PNG.
 * @param bytes the whole file
 */
export function readOrientation(bytes: Uint8Array): number {
  try {
    const exif = findExif(bytes)
    if (!exif) return 1
    const start = String.fromCharCode(...exif.subarray(0, 4)) === 'Exif' ? 6 : 0
    const view = new DataView(exif.buffer, exif.byteOffset + start, exif.byteLength - start)
    const isLittle = view.getUint16(0) === 0x4949
    const directory = view.getUint32(4, isLittle)
    for (let entry = 0; entry < view.getUint16(directory, isLittle); entry++) {
      const at = directory + 2 + entry * 12
      if (view.getUint16(at, isLittle) !== 0x0112) continue
      const orientation = view.getUint16(at + 8, isLittle)
      return orientation >= 1 && orientation <= 8 ? orientation : 1
    }
  } catch {
    // Offsets that point outside the file are ignored; the picture then counts as upright.
  }
  return 1
}

type CanvasTransform = (width: number, height: number) => DOMMatrix2DInit

/** Canvas transforms by EXIF orientation. */
const transformByOrientation: Readonly<Record<number, CanvasTransform>> = {
  2: (width) => ({ a: -1, b: 0, c: 0, d: 1, e: width, f: 0 }),
  3: (width, height) => ({ a: -1, b: 0, c: 0, d: -1, e: width, f: height }),
  4: (_, height) => ({ a: 1, b: 0, c: 0, d: -1, e: 0, f: height }),
  5: () => ({ a: 0, b: 1, c: 1, d: 0, e: 0, f: 0 }),
  6: (_, height) => ({ a: 0, b: 1, c: -1, d: 0, e: height, f: 0 }),
  7: (width, height) => ({ a: 0, b: -1, c: -1, d: 0, e: height, f: width }),
  8: (width) => ({ a: 0, b: -1, c: 1, d: 0, e: 0, f: width }),
}

/** Number of bytes that identify a PNG, or a WebP with EXIF data (by its VP8X header). */
const exifHeadByteCount = 21

/**
 * Detects from the first bytes whether a file is a PNG, or a WebP with EXIF data; null for other files. A PNG may have
 * EXIF data anywhere in the file.
 */
function detectExifFormat(head: Uint8Array): keyof typeof probePictures | null {
  const text = String.fromCharCode(...head)
  if (text.startsWith('\x89PNG')) return 'png'
  return text.startsWith('VP8X', 12) && ((head[20] ?? 0) & 8) !== 0 ? 'webp' : null
}

/** Pictures of 1 × 2 pixels whose EXIF data requires a quarter turn. */
const probePictures = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAACCAAAAAC86un7AAAAGmVYSWZNTQAqAAAACAABARIAAwAAAAEABgAAAAAAANZnS2kAAAAMSURBVHjaY/jPxAAAAwUBAupLrKAAAAAASUVORK5CYII=',
  webp: 'UklGRlIAAABXRUJQVlA4WAoAAAAIAAAAAAAAAQAAVlA4TBEAAAAvAEAAAAfQ//73v/+BiOh/AABFWElGGgAAAE1NACoAAAAIAAEBEgADAAAAAQAGAAAAAAAA',
}
const isRotatedByFormat = new Map<string, Promise<boolean>>()

/**
 * Returns whether the browser rotates pictures of this format by their EXIF data. Tests it with a small picture,
 * because Chromium ignores the option `imageOrientation`.
 */
function isRotatedByBrowser(format: keyof typeof probePictures): Promise<boolean> {
  const probeBrowser = async () => {
    const bytes = Uint8Array.from(atob(probePictures[format]), (sign) => sign.charCodeAt(0))
    return (await createImageBitmap(new Blob([bytes]))).width === 2
  }
  const answer = isRotatedByFormat.get(format) ?? probeBrowser().catch(() => false)
  isRotatedByFormat.set(format, answer)
  return answer
}

/** Finds the rotation that the browser does not apply; undefined if the picture is upright. */
async function findMissingRotation(file: Blob) {
  const readBytes = async (part: Blob) => new Uint8Array(await part.arrayBuffer())
  const format = detectExifFormat(await readBytes(file.slice(0, exifHeadByteCount)))
  if (!format || (await isRotatedByBrowser(format))) return undefined
  return transformByOrientation[readOrientation(await readBytes(file))]
}

async function rotatePicture(file: Blob, transform: CanvasTransform): Promise<OffscreenCanvas> {
  const lying = await createImageBitmap(file)
  const { width, height } = lying
  const matrix = transform(width, height)
  const isQuarter = matrix.a === 0
  const canvas = new OffscreenCanvas(isQuarter ? height : width, isQuarter ? width : height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to draw on')
  context.setTransform(matrix)
  context.drawImage(lying, 0, 0)
  lying.close()
  return canvas
}

/**
 * Decodes a picture, rotated according to its EXIF data.
 * @throws if the browser cannot decode the picture
 */
export async function decodeUprightBitmap(file: Blob): Promise<ImageBitmap> {
  const transform = await findMissingRotation(file)
  return transform ? (await rotatePicture(file, transform)).transferToImageBitmap() : createImageBitmap(file)
}

/** Returns a rotated copy of a picture, or the file itself if the browser already shows it upright. */
export async function createUprightPicture(file: Blob): Promise<Blob> {
  const transform = await findMissingRotation(file)
  return transform
    ? (await rotatePicture(file, transform)).convertToBlob({ type: 'image/webp', quality: 0.95 })
    : file
}
