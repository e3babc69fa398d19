import { detectImageType } from '@portal/domain/upload/file-type'

/** Format and properties of a picture, detected from its content. */
export interface PictureKind {
  format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'bmp' | 'heic'
  /** Whether the start of the file contains more than one animation frame. */
  isAnimated: boolean
  /** Number of pixels according to the file header; null for a format whose header is not parsed here. */
  pixels: number | null
}

/** Number of leading bytes needed to detect the format of a file. */
export const pictureHeaderBytes = 256 * 1024

const decodeLatin1 = (bytes: Uint8Array) => {
  let text = ''
  for (let offset = 0; offset < bytes.length; offset += 8192)
    text += String.fromCharCode(...bytes.subarray(offset, offset + 8192))
  return text
}

const isAnimatedByFormat: Partial<Record<PictureKind['format'], (text: string) => boolean>> = {
  png: (text) => (text.split('IDAT', 1)[0] ?? '').includes('acTL'),
  gif: (text) => text.split('\x21\xf9\x04').length > 2,
  webp: (text) => text.startsWith('VP8X', 12) && (text.charCodeAt(20) & 2) !== 0,
}

const formatByMimeType: Readonly<Record<string, PictureKind['format']>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/heic': 'heic',
}

function detectPictureFormat(bytes: Uint8Array): PictureKind['format'] | null {
  const format = formatByMimeType[detectImageType(bytes) ?? '']
  if (format) return format
  return bytes[0] === 0x42 && bytes[1] === 0x4d && bytes.length > 26 ? 'bmp' : null
}

const readInteger = (text: string, at: number, size: number, littleEndian = false) => {
  const bytes = [...text.slice(at, at + size)].map((sign) => sign.charCodeAt(0))
  return (littleEndian ? bytes.reverse() : bytes).reduce((sum, byte) => sum * 256 + byte, 0)
}

const readPixelCountByFormat: Partial<Record<PictureKind['format'], (text: string) => number>> = {
  png: (text) => readInteger(text, 16, 4) * readInteger(text, 20, 4),
  gif: (text) => readInteger(text, 6, 2, true) * readInteger(text, 8, 2, true),
}

/** Detects the format of a picture from its first bytes, regardless of the file name; null if it is not a picture. */
export function detectPictureKind(beginning: Uint8Array): PictureKind | null {
  const text = decodeLatin1(beginning)
  const format = detectPictureFormat(beginning)
  return (
    format && {
      format,
      isAnimated: isAnimatedByFormat[format]?.(text) ?? false,
      pixels: readPixelCountByFormat[format]?.(text) ?? null,
    }
  )
}
