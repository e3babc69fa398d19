import { type UnzipFileInfo, unzipSync } from 'fflate'
import { extensionOf } from './file-name.ts'
import { readText } from './text-encoding.ts'

/** Accepted MIME types with their file extensions, the usual one first. */
export const acceptedTypes: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif', 'hif'],
  'image/avif': ['avif'],
  'image/tiff': ['tif', 'tiff'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'text/plain': ['txt'],
}

/** File extensions for a file picker. */
export const acceptedExtensions: readonly string[] = Object.values(acceptedTypes)
  .flat()
  .map((ending) => `.${ending}`)

const latin1 = new TextDecoder('latin1')

/** The type of an image in an ISO media file, by its brands (ISO/IEC 14496-12 4.3, ISO/IEC 23008-12 annex B). */
function heifType(head: string): string | null {
  if (head.slice(4, 8) !== 'ftyp') return null
  const boxSize = head.charCodeAt(2) * 256 + head.charCodeAt(3)
  const brands: readonly string[] = head.slice(8, boxSize).match(/.{4}/gs) ?? []
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'image/avif'
  return brands.some((brand) => /^(he[iv][cxms]|miaf|mif[12]|msf1)$/.test(brand)) ? 'image/heic' : null
}

/**
 * Image type by content; null if customers may not send it.
 * @param bytes the whole file, or at least its first kilobyte
 */
export function imageType(bytes: Uint8Array): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, 1024))
  if (head.startsWith('\x89PNG\r\n')) return 'image/png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (/^GIF8[79]a/.test(head)) return 'image/gif'
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'image/webp'
  if (/^(II[*+]\0|MM\0[*+])/.test(head)) return 'image/tiff'
  return heifType(head)
}

const office = 'application/vnd.openxmlformats-officedocument'

/** Main part of a document in `[Content_Types].xml` (ECMA-376 part 2), and the file's type. */
const mainParts: readonly [part: string, type: string][] = [
  [`${office}.wordprocessingml.document.main+xml`, `${office}.wordprocessingml.document`],
  [`${office}.spreadsheetml.sheet.main+xml`, `${office}.spreadsheetml.sheet`],
]

const openDocument = 'application/vnd.oasis.opendocument.text'

/** Archive members that declare the file's type; names are case-insensitive (ECMA-376 part 2, 6.2.2). */
const typeParts = ['[content_types].xml', 'mimetype']

const maxTypePartBytes = 1024 * 1024

/** Type of an office document without macros, by its archive content. */
function archiveType(bytes: Uint8Array): string | null {
  const names: string[] = []
  const texts: Record<string, string> = {}
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }: UnzipFileInfo) => {
        names.push(name)
        return typeParts.includes(name.toLowerCase()) && originalSize <= maxTypePartBytes
      },
    })
    for (const [name, content] of Object.entries(parts)) texts[name.toLowerCase()] = readText(content) ?? ''
  } catch {
    return null
  }
  if (texts.mimetype?.trim() === openDocument) return openDocument
  const contentTypes = texts['[content_types].xml']?.toLowerCase().replaceAll("'", '"') ?? ''
  if (names.some((name) => /vbaProject\.bin$/i.test(name)) || contentTypes.includes('macroenabled'))
    return null
  return mainParts.find(([part]) => contentTypes.includes(`"${part}"`))?.[1] ?? null
}

/** A name in the two-byte encoding of old office programs. */
const wide = (name: string) => [...name].join('\0')

/** Whether a file is a Word document from before 2007, without macros. */
function isOldWord(bytes: Uint8Array): boolean {
  if (!String.fromCharCode(...bytes.subarray(0, 4)).startsWith('\xd0\xcf\x11\xe0')) return false
  const whole = latin1.decode(bytes)
  return whole.includes(wide('WordDocument')) && !whole.includes(wide('_VBA_PROJECT'))
}

/** PDF readers accept a header anywhere in the first 1,024 bytes (ISO 32000-1 annex H). */
const isPdf = (bytes: Uint8Array) => latin1.decode(bytes.subarray(0, 1028)).includes('%PDF-')

/**
 * File type by content; null if customers may not send it. Plain text has no signature, so its name decides. Device and
 * server use this function (UPLOAD-10).
 * @param bytes the whole file; its start suffices except for office documents and text
 */
export function typeOfContent(bytes: Uint8Array, name: string): string | null {
  const image = imageType(bytes)
  if (image) return image
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4) return archiveType(bytes)
  if (isOldWord(bytes)) return 'application/msword'
  if (isPdf(bytes)) return 'application/pdf'
  return extensionOf(name) === 'txt' && readText(bytes) !== null ? 'text/plain' : null
}
