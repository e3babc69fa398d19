import { imageType } from '@portal/domain/upload/file-kind'

/** Type and properties of a picture by its content. */
export interface PictureKind {
  format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'bmp' | 'heic'
  /** Whether the start of the file contains more than one frame. */
  moving: boolean
  /** Number of pixels by its header; null if that is expensive to find. */
  pixels: number | null
}

/** Number of leading bytes that identify a file's kind. */
export const kindBytes = 256 * 1024

const latin = (bytes: Uint8Array) => {
  let text = ''
  for (let offset = 0; offset < bytes.length; offset += 8192)
    text += String.fromCharCode(...bytes.subarray(offset, offset + 8192))
  return text
}

const isMoving: Partial<Record<PictureKind['format'], (text: string) => boolean>> = {
  png: (text) => (text.split('IDAT', 1)[0] ?? '').includes('acTL'),
  gif: (text) => text.split('\x21\xf9\x04').length > 2,
  webp: (text) => text.startsWith('VP8X', 12) && (text.charCodeAt(20) & 2) !== 0,
}

const formats: Readonly<Record<string, PictureKind['format']>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/heic': 'heic',
}

function formatOf(bytes: Uint8Array): PictureKind['format'] | null {
  const format = formats[imageType(bytes) ?? '']
  if (format) return format
  return bytes[0] === 0x42 && bytes[1] === 0x4d && bytes.length > 26 ? 'bmp' : null
}

const number = (text: string, at: number, size: number, littleEndian = false) => {
  const bytes = [...text.slice(at, at + size)].map((sign) => sign.charCodeAt(0))
  return (littleEndian ? bytes.reverse() : bytes).reduce((sum, byte) => sum * 256 + byte, 0)
}

const pixelsOf: Partial<Record<PictureKind['format'], (text: string) => number>> = {
  png: (text) => number(text, 16, 4) * number(text, 20, 4),
  gif: (text) => number(text, 6, 2, true) * number(text, 8, 2, true),
}

/** Kind of a picture by the start of its content, whatever its name; null if it is not a picture. */
export function kindOf(beginning: Uint8Array): PictureKind | null {
  const text = latin(beginning)
  const format = formatOf(beginning)
  return (
    format && {
      format,
      moving: isMoving[format]?.(text) ?? false,
      pixels: pixelsOf[format]?.(text) ?? null,
    }
  )
}
