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
  'application/msword': ['doc'],
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
  ['mimetypeapplication/vnd.oasis.opendocument.textPK', 'application/vnd.oasis.opendocument.text'],
  ['word/document.xml', `${office}.wordprocessingml.document`],
  ['xl/workbook.xml', `${office}.spreadsheetml.sheet`],
]

/** Parts of office documents that hold macros. */
const macroParts = ['word/vbaProject.bin', 'xl/vbaProject.bin']

/** Endings of office documents with macros, and of templates: what is in them is not what `archives` stands for. */
const otherOffice = new Set(['docm', 'dotm', 'dotx', 'xlsm', 'xlsb', 'xltm', 'xltx', 'xlam'])

const latin1 = new TextDecoder('latin1')

function typeOfArchive(bytes: Uint8Array, ending: string | null): string | null {
  const whole = latin1.decode(bytes)
  if ((ending && otherOffice.has(ending)) || macroParts.some((part) => whole.includes(part))) return null
  return archives.find(([mark]) => whole.includes(mark))?.[1] ?? null
}

/** A name as old office programs write it: two bytes a sign. */
const wide = (name: string) => [...name].join('\0')

/** Whether a file is a document of Word from before 2007, without macros. */
export function isOldWord(bytes: Uint8Array): boolean {
  if (!String.fromCharCode(...bytes.subarray(0, 4)).startsWith('\xd0\xcf\x11\xe0')) return false
  const whole = latin1.decode(bytes)
  return whole.includes(wide('WordDocument')) && !whole.includes(wide('_VBA_PROJECT'))
}

/**
 * The type of a file by its content, or null when it is none that customers may send. Plain text has no mark of its
 * own, so there the name must say so.
 * @param bytes the whole file, or its beginning
 */
export function typeOfContent(bytes: Uint8Array, name: string): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  const known = beginnings.find(([starts]) => starts(head))
  if (known) return known[1]
  if (head.startsWith('PK')) return typeOfArchive(bytes, endingOf(name))
  if (isOldWord(bytes)) return 'application/msword'
  return endingOf(name) === 'txt' && isText(bytes) ? 'text/plain' : null
}

function isText(bytes: Uint8Array): boolean {
  try {
    return !/[^\P{Cc}\t\n\r\f]/u.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return false
  }
}
