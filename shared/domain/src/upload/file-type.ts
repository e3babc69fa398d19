import { type UnzipFileInfo, unzipSync } from 'fflate'
import { getFileExtension } from './file-name.ts'
import { decodeText } from './text-encoding.ts'

const latin1Decoder = new TextDecoder('latin1')

/** Detects the picture type by the brands of an ISO media file (ISO/IEC 14496-12 4.3, ISO/IEC 23008-12 annex B). */
function detectHeifType(head: string): string | null {
  if (head.slice(4, 8) !== 'ftyp') return null
  const boxSize = head.charCodeAt(2) * 256 + head.charCodeAt(3)
  const brands: readonly string[] = head.slice(8, boxSize).match(/.{4}/gs) ?? []
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'image/avif'
  return brands.some((brand) => /^(he[iv][cxms]|miaf|mif[12]|msf1)$/.test(brand)) ? 'image/heic' : null
}

/**
 * Detects the picture type by content; null if it is not accepted.
 * @param bytes at least the first kilobyte
 */
export function detectImageType(bytes: Uint8Array): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, 1024))
  if (head.startsWith('\x89PNG\r\n')) return 'image/png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (/^GIF8[79]a/.test(head)) return 'image/gif'
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'image/webp'
  if (/^(II[*+]\0|MM\0[*+])/.test(head)) return 'image/tiff'
  return detectHeifType(head)
}

const officeTypePrefix = 'application/vnd.openxmlformats-officedocument'

/**
 * Content types of the main part of Office files, as in `[Content_Types].xml` (ECMA-376 part 2), with the MIME type of
 * the file.
 */
const officeMainPartTypes: readonly [part: string, type: string][] = [
  [`${officeTypePrefix}.wordprocessingml.document.main+xml`, `${officeTypePrefix}.wordprocessingml.document`],
  [`${officeTypePrefix}.spreadsheetml.sheet.main+xml`, `${officeTypePrefix}.spreadsheetml.sheet`],
]

const openDocumentTypePrefix = 'application/vnd.oasis.opendocument.text'

/**
 * Names of the archive members that state the type, in lower case. Member names are case-insensitive (ECMA-376 part 2,
 * 6.2.2).
 */
const typeMemberNames = ['[content_types].xml', 'mimetype']

const maxTypeMemberBytes = 1024 * 1024

/** Detects the type of an office document without macros; null for other archives. */
function detectArchiveType(bytes: Uint8Array): string | null {
  const names: string[] = []
  const texts: Record<string, string> = {}
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }: UnzipFileInfo) => {
        names.push(name)
        return typeMemberNames.includes(name.toLowerCase()) && originalSize <= maxTypeMemberBytes
      },
    })
    for (const [name, content] of Object.entries(parts)) texts[name.toLowerCase()] = decodeText(content) ?? ''
  } catch {
    return null
  }
  if (texts.mimetype?.trim() === openDocumentTypePrefix) return openDocumentTypePrefix
  const contentTypes = texts['[content_types].xml']?.toLowerCase().replaceAll("'", '"') ?? ''
  if (names.some((name) => /vbaProject\.bin$/i.test(name)) || contentTypes.includes('macroenabled'))
    return null
  return officeMainPartTypes.find(([part]) => contentTypes.includes(`"${part}"`))?.[1] ?? null
}

/** Encodes a name as UTF-16, because Word files from before 2007 store names with two bytes per character. */
const toUtf16Text = (name: string) => [...name].join('\0')

/** Returns whether a file is a Word document from before 2007, without macros. */
function isOldWordDocument(bytes: Uint8Array): boolean {
  if (!String.fromCharCode(...bytes.subarray(0, 4)).startsWith('\xd0\xcf\x11\xe0')) return false
  const whole = latin1Decoder.decode(bytes)
  return whole.includes(toUtf16Text('WordDocument')) && !whole.includes(toUtf16Text('_VBA_PROJECT'))
}

/**
 * Returns whether a file is a PDF. Looks for the PDF header in the first 1,024 bytes, since it need not be at the start
 * (ISO 32000-1 annex H).
 */
const isPdf = (bytes: Uint8Array) => latin1Decoder.decode(bytes.subarray(0, 1028)).includes('%PDF-')

/**
 * Detects the file type by content; null if it is not accepted. Plain text has no signature, so its name decides.
 * Device and server use the same function (UPLOAD-10).
 * @param bytes the whole file; the first kilobyte is enough except for office documents and text
 */
export function detectContentType(bytes: Uint8Array, name: string): string | null {
  const image = detectImageType(bytes)
  if (image) return image
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4)
    return detectArchiveType(bytes)
  if (isOldWordDocument(bytes)) return 'application/msword'
  if (isPdf(bytes)) return 'application/pdf'
  return getFileExtension(name) === 'txt' && decodeText(bytes) !== null ? 'text/plain' : null
}
