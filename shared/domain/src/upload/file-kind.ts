import { endingOf } from './file-name.ts'

/** Types that customers may send: how file names may end, first the usual ending. */
export const acceptedTypes: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'image/tiff': ['tif', 'tiff'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'text/plain': ['txt'],
}

/** What a file picker may offer. */
export const acceptedEndings: readonly string[] = Object.values(acceptedTypes)
  .flat()
  .map((ending) => `.${ending}`)

/** Beginnings of files as text of one character a byte, with the type each one means. */
const beginnings: readonly [starts: (head: string) => boolean, type: string][] = [
  [(head) => head.startsWith('%PDF-'), 'application/pdf'],
  [(head) => head.startsWith('\x89PNG\r\n'), 'image/png'],
  [(head) => head.startsWith('\xff\xd8\xff'), 'image/jpeg'],
  [(head) => /^GIF8[79]a/.test(head), 'image/gif'],
  [(head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8), 'image/webp'],
  [(head) => /^ftyphe[iv][cxms]/.test(head.slice(4)), 'image/heic'],
  [(head) => head.startsWith('II*\0') || head.startsWith('MM\0*'), 'image/tiff'],
]

const office = 'application/vnd.openxmlformats-officedocument'

/** What a ZIP holds when it is a document: names of its files, as they stand in the archive. */
const archives: readonly [mark: string, type: string][] = [
  ['mimetypeapplication/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.text'],
  ['word/document.xml', `${office}.wordprocessingml.document`],
  ['xl/workbook.xml', `${office}.spreadsheetml.sheet`],
]

/**
 * The type of a file by its content, or null when it is none that customers may send. Plain text has no mark of its
 * own, so there the name must say so.
 * @param bytes the whole file, or its beginning
 */
export function typeOfContent(bytes: Uint8Array, name: string): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  const known = beginnings.find(([starts]) => starts(head))
  if (known) return known[1]
  if (head.startsWith('PK')) {
    const whole = new TextDecoder('latin1').decode(bytes)
    return archives.find(([mark]) => whole.includes(mark))?.[1] ?? null
  }
  return endingOf(name) === 'txt' && isText(bytes) ? 'text/plain' : null
}

function isText(bytes: Uint8Array): boolean {
  try {
    return !/[^\P{Cc}\t\n\r\f]/u.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return false
  }
}
