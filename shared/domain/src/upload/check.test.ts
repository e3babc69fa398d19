import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { checkUpload } from './check.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const pdf = (middle = '1 0 obj << /Type /Page >> endobj') => bytes(`%PDF-1.4\n${middle}\n%%EOF\n`)
const latin = (content: Uint8Array) => String.fromCharCode(...content)
const jpeg = bytes('\xff\xd8\xff\xe0\0\x10JFIF')
const check = (name: string, content: Uint8Array, most?: number) =>
  checkUpload({ name, size: content.length, bytes: content }, most)

test('@UPLOAD-10 2 MB may go, one byte more may not, whatever the file is', () => {
  const large = new Uint8Array(2 * 1024 * 1024)
  large.set(pdf(), 0)
  large.set(bytes('%%EOF'), large.length - 5)
  expect(check('groot.pdf', large).verdict).toBe('fine')
  const larger = new Uint8Array(large.length + 1)
  larger.set(large)
  expect(check('groter.pdf', larger)).toMatchObject({ verdict: 'refused', why: 'too-large' })
  large.set(jpeg)
  expect(check('foto.jpg', large).verdict).toBe('fine')
  larger.set(jpeg)
  expect(check('foto.jpg', larger).verdict).toBe('too-large-picture')
})

test('the type follows from the content; a name that says otherwise is put right, as a doubt', () => {
  expect(check('strook.pdf', jpeg)).toEqual({ verdict: 'doubt', doubt: 'other-ending', name: 'strook.jpg' })
  expect(check('foto.jpeg', jpeg)).toEqual({ verdict: 'fine', name: 'foto.jpeg' })
  expect(check('zonder ending', jpeg)).toEqual({ verdict: 'fine', name: 'zonder ending.jpg' })
  for (const name of ['a.pdf', 'a.jpg', 'a.exe', 'a.html', 'a'])
    expect(check(name, bytes('<html><script>'))).toMatchObject({ verdict: 'refused', why: 'type' })
  expect(check('brief.txt', bytes('Beste Sanne,\r\n'))).toMatchObject({ verdict: 'fine' })
  expect(check('brief.txt', bytes('MZ\x90\0\x03'))).toMatchObject({ verdict: 'refused' })
})

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
const officeFile = (mainType: string, more: Record<string, string> = {}) =>
  zip({
    '[Content_Types].xml': `<Types><Override PartName="/word/document2.xml" ContentType="application/vnd.${mainType}.main+xml"/></Types>`,
    ...more,
  })
const word = 'openxmlformats-officedocument.wordprocessingml.document'
const openDocument = 'application/vnd.oasis.opendocument.text'

test('case C07: an office document is distinguished from other archives by its content types', () => {
  expect(check('a.docx', officeFile(word)).verdict).toBe('fine')
  expect(check('a.xlsx', officeFile('openxmlformats-officedocument.spreadsheetml.sheet')).verdict).toBe(
    'fine',
  )
  expect(check('a.odt', zip({ mimetype: openDocument })).verdict).toBe('fine')
  expect(check('a.zip', zip({ 'geheim.exe': 'MZ', 'word/document.xml': '' }))).toMatchObject({
    verdict: 'refused',
    why: 'type',
  })
  expect(check('a.docx', officeFile(word).subarray(0, 60))).toMatchObject({ verdict: 'refused', why: 'type' })
})

test('a document of old Word may go; one with macros, and a template, may not under any name', () => {
  const wide = (name: string) => [...name].join('\0')
  const old = (...streams: string[]) =>
    bytes(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 ${streams.map(wide).join(' ')}`)
  expect(check('brief.doc', old('WordDocument'))).toEqual({ verdict: 'fine', name: 'brief.doc' })
  for (const [name, content] of [
    ['brief.doc', old('WordDocument', '_VBA_PROJECT')],
    ['cijfers.xls', old('Workbook')],
    ['brief.docm', officeFile('ms-word.document.macroEnabled')],
    ['brief.docx', officeFile(word, { 'word/vbaProject.bin': 'x' })],
    ['sjabloon.dotx', officeFile('openxmlformats-officedocument.wordprocessingml.template')],
    ['cijfers.xlsm', officeFile('ms-excel.sheet.macroEnabled')],
    ['sjabloon.ott', zip({ mimetype: `${openDocument}-template` })],
  ] as const)
    expect(check(name, content), name).toMatchObject({ verdict: 'refused', why: 'type' })
})

test('case C05: pictures in every HEIF brand may go', () => {
  const heif = (...brands: string[]) =>
    bytes(
      `\0\0\0${String.fromCharCode(16 + 4 * (brands.length - 1))}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}\0\0\x01\x41meta`,
    )
  for (const brands of [
    ['heic'],
    ['heix'],
    ['hevc'],
    ['hevx'],
    ['heim'],
    ['heis'],
    ['mif1', 'heic'],
    ['msf1', 'hevc'],
    ['mif1', 'mif1', 'heic', 'miaf'],
  ])
    expect(check('foto.heic', heif(...brands)), brands.join()).toEqual({ verdict: 'fine', name: 'foto.heic' })
  for (const brands of [['avif'], ['avis'], ['mif1', 'avif', 'miaf']])
    expect(check('foto.avif', heif(...brands)), brands.join()).toEqual({ verdict: 'fine', name: 'foto.avif' })
  expect(check('film.mp4', heif('isom', 'mp41'))).toMatchObject({ verdict: 'refused', why: 'type' })
})

test('case C06: a PDF may begin within its first kilobyte, and its end may be padded', () => {
  for (const before of ['\xef\xbb\xbf', '\r\n', 'x'.repeat(1000)])
    expect(check('a.pdf', bytes(before + latin(pdf()))).verdict).toBe('fine')
  for (const after of ['\0'.repeat(9000), '\r\n'.repeat(4000), '-----------------------------7d4a0b--\r\n'])
    expect(check('a.pdf', bytes(latin(pdf()) + after)).verdict).toBe('fine')
  const revised = `${latin(pdf())}2 0 obj << /Type /Annot`
  expect(check('a.pdf', bytes(revised))).toMatchObject({ doubt: 'pdf-cut' })
})

test('case C22: a text may go in any common encoding', () => {
  const texts = [
    'Re\xefnie, caf\xe9, \x80 100\r\n',
    'Re\xc3\xafnie',
    '\xef\xbb\xbfRe\xc3\xafnie',
    '\xff\xfeB\0e\0s\0t\0e\0',
    'B\0e\0s\0t\0e\0',
    '\0B\0e\0s\0t\0e',
  ]
  for (const text of texts)
    expect(check('brief.txt', bytes(text)), text).toEqual({ verdict: 'fine', name: 'brief.txt' })
  for (const data of ['MZ\x90\0\x03', '\x7fELF\x02\x01', '\x81\x8d\x8f\x90'])
    expect(check('brief.txt', bytes(data)), data).toMatchObject({ verdict: 'refused', why: 'type' })
})

test('a PDF that others may not be able to read is a doubt, not a refusal', () => {
  const doubts = [
    [pdf('/Type /Page trailer << /Encrypt 12 0 R >>'), 'pdf-locked'],
    [pdf('/Type /Page << /Encrypt<</Filter/Standard>> >>'), 'pdf-locked'],
    [pdf('1 0 obj << /Type /Pages /Count 0 >>'), 'pdf-empty'],
    [bytes('%PDF-1.4\n/Type /Page'), 'pdf-cut'],
  ] as const
  for (const [content, doubt] of doubts)
    expect(check('a.pdf', content)).toMatchObject({ verdict: 'doubt', doubt })
  expect(check('a.pdf', pdf('/Type /ObjStm stream')).verdict).toBe('fine')
  expect(check('a.pdf', pdf('/Type /Page (the word /Encrypt in a text)')).verdict).toBe('fine')
})

test('an empty file is refused', () => {
  expect(check('leeg.pdf', new Uint8Array())).toMatchObject({ verdict: 'refused', why: 'empty' })
})

test('any bytes under any name get a verdict, and never a name the server refuses', { tags: 'full' }, () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.uint8Array({ maxLength: 300 }),
      (name, content) => {
        const verdict = check(name, content)
        expect(verdict.name).toMatch(/^[^\r\n]*\S[^\r\n]*$/u)
        expect(verdict.name.length).toBeLessThanOrEqual(200)
      },
    ),
  )
})
