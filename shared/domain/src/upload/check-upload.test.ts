import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { checkUpload } from './check-upload.ts'

const toBytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const createPdf = (middle = '1 0 obj << /Type /Page >> endobj') => toBytes(`%PDF-1.4\n${middle}\n%%EOF\n`)
const convertBytesToText = (content: Uint8Array) => String.fromCharCode(...content)
const jpegBytes = toBytes('\xff\xd8\xff\xe0\0\x10JFIF')
const checkFile = (name: string, content: Uint8Array, most?: number) =>
  checkUpload({ name, size: content.length, bytes: content }, most)

test('@UPLOAD-10 a file of 2 MB is accepted, one byte more is not', () => {
  const large = new Uint8Array(2 * 1024 * 1024)
  large.set(createPdf(), 0)
  large.set(toBytes('%%EOF'), large.length - 5)
  expect(checkFile('groot.pdf', large).verdict).toBe('fine')
  const larger = new Uint8Array(large.length + 1)
  larger.set(large)
  expect(checkFile('groter.pdf', larger)).toMatchObject({ verdict: 'refused', why: 'too-large' })
  large.set(jpegBytes)
  expect(checkFile('foto.jpg', large).verdict).toBe('fine')
  larger.set(jpegBytes)
  expect(checkFile('foto.jpg', larger).verdict).toBe('too-large-picture')
})

test('the content decides the type; another extension is replaced, with a warning', () => {
  expect(checkFile('strook.pdf', jpegBytes)).toEqual({
    verdict: 'doubt',
    doubt: 'other-ending',
    name: 'strook.jpg',
  })
  expect(checkFile('foto.jpeg', jpegBytes)).toEqual({ verdict: 'fine', name: 'foto.jpeg' })
  expect(checkFile('zonder ending', jpegBytes)).toEqual({ verdict: 'fine', name: 'zonder ending.jpg' })
  for (const name of ['a.pdf', 'a.jpg', 'a.exe', 'a.html', 'a'])
    expect(checkFile(name, toBytes('<html><script>'))).toMatchObject({ verdict: 'refused', why: 'type' })
  expect(checkFile('brief.txt', toBytes('Beste Sanne,\r\n'))).toMatchObject({ verdict: 'fine' })
  expect(checkFile('brief.txt', toBytes('MZ\x90\0\x03'))).toMatchObject({ verdict: 'refused' })
})

const createZip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
const createOfficeFile = (mainType: string, more: Record<string, string> = {}) =>
  createZip({
    '[Content_Types].xml': `<Types><Override PartName="/word/document2.xml" ContentType="application/vnd.${mainType}.main+xml"/></Types>`,
    ...more,
  })
const wordMainType = 'openxmlformats-officedocument.wordprocessingml.document'
const openDocumentType = 'application/vnd.oasis.opendocument.text'

test('case C07: an office document is distinguished from other archives by its content types', () => {
  expect(checkFile('a.docx', createOfficeFile(wordMainType)).verdict).toBe('fine')
  expect(
    checkFile('a.xlsx', createOfficeFile('openxmlformats-officedocument.spreadsheetml.sheet')).verdict,
  ).toBe('fine')
  expect(checkFile('a.odt', createZip({ mimetype: openDocumentType })).verdict).toBe('fine')
  expect(checkFile('a.zip', createZip({ 'geheim.exe': 'MZ', 'word/document.xml': '' }))).toMatchObject({
    verdict: 'refused',
    why: 'type',
  })
  expect(checkFile('a.docx', createOfficeFile(wordMainType).subarray(0, 60))).toMatchObject({
    verdict: 'refused',
    why: 'type',
  })
})

test('an old Word document is accepted; one with macros and a template are not', () => {
  const toUtf16Text = (name: string) => [...name].join('\0')
  const createOldOfficeFile = (...streams: string[]) =>
    toBytes(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 ${streams.map(toUtf16Text).join(' ')}`)
  expect(checkFile('brief.doc', createOldOfficeFile('WordDocument'))).toEqual({
    verdict: 'fine',
    name: 'brief.doc',
  })
  for (const [name, content] of [
    ['brief.doc', createOldOfficeFile('WordDocument', '_VBA_PROJECT')],
    ['cijfers.xls', createOldOfficeFile('Workbook')],
    ['brief.docm', createOfficeFile('ms-word.document.macroEnabled')],
    ['brief.docx', createOfficeFile(wordMainType, { 'word/vbaProject.bin': 'x' })],
    ['sjabloon.dotx', createOfficeFile('openxmlformats-officedocument.wordprocessingml.template')],
    ['cijfers.xlsm', createOfficeFile('ms-excel.sheet.macroEnabled')],
    ['sjabloon.ott', createZip({ mimetype: `${openDocumentType}-template` })],
  ] as const)
    expect(checkFile(name, content), name).toMatchObject({ verdict: 'refused', why: 'type' })
})

test('case C05: pictures of every HEIF brand are accepted', () => {
  const createHeif = (...brands: string[]) =>
    toBytes(
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
    expect(checkFile('foto.heic', createHeif(...brands)), brands.join()).toEqual({
      verdict: 'fine',
      name: 'foto.heic',
    })
  for (const brands of [['avif'], ['avis'], ['mif1', 'avif', 'miaf']])
    expect(checkFile('foto.avif', createHeif(...brands)), brands.join()).toEqual({
      verdict: 'fine',
      name: 'foto.avif',
    })
  expect(checkFile('film.mp4', createHeif('isom', 'mp41'))).toMatchObject({ verdict: 'refused', why: 'type' })
})

test('case C06: a PDF may start within its first kilobyte and have padding at its end', () => {
  for (const before of ['\xef\xbb\xbf', '\r\n', 'x'.repeat(1000)])
    expect(checkFile('a.pdf', toBytes(before + convertBytesToText(createPdf()))).verdict).toBe('fine')
  for (const after of ['\0'.repeat(9000), '\r\n'.repeat(4000), '-----------------------------7d4a0b--\r\n'])
    expect(checkFile('a.pdf', toBytes(convertBytesToText(createPdf()) + after)).verdict).toBe('fine')
  const revised = `${convertBytesToText(createPdf())}2 0 obj << /Type /Annot`
  expect(checkFile('a.pdf', toBytes(revised))).toMatchObject({ doubt: 'pdf-cut' })
})

test('case C22: a text is accepted in any common encoding', () => {
  const texts = [
    'Re\xefnie, caf\xe9, \x80 100\r\n',
    'Re\xc3\xafnie',
    '\xef\xbb\xbfRe\xc3\xafnie',
    '\xff\xfeB\0e\0s\0t\0e\0',
    'B\0e\0s\0t\0e\0',
    '\0B\0e\0s\0t\0e',
  ]
  for (const text of texts)
    expect(checkFile('brief.txt', toBytes(text)), text).toEqual({ verdict: 'fine', name: 'brief.txt' })
  for (const data of ['MZ\x90\0\x03', '\x7fELF\x02\x01', '\x81\x8d\x8f\x90'])
    expect(checkFile('brief.txt', toBytes(data)), data).toMatchObject({ verdict: 'refused', why: 'type' })
})

test('a PDF that may be unreadable gives a warning', () => {
  const doubts = [
    [createPdf('/Type /Page trailer << /Encrypt 12 0 R >>'), 'pdf-locked'],
    [createPdf('/Type /Page << /Encrypt<</Filter/Standard>> >>'), 'pdf-locked'],
    [createPdf('1 0 obj << /Type /Pages /Count 0 >>'), 'pdf-empty'],
    [toBytes('%PDF-1.4\n/Type /Page'), 'pdf-cut'],
  ] as const
  for (const [content, doubt] of doubts)
    expect(checkFile('a.pdf', content)).toMatchObject({ verdict: 'doubt', doubt })
  expect(checkFile('a.pdf', createPdf('/Type /ObjStm stream')).verdict).toBe('fine')
  expect(checkFile('a.pdf', createPdf('/Type /Page (the word /Encrypt in a text)')).verdict).toBe('fine')
})

test('an empty file is rejected', () => {
  expect(checkFile('leeg.pdf', new Uint8Array())).toMatchObject({ verdict: 'refused', why: 'empty' })
})

test('any bytes with any name get a result, and never a name that the server rejects', {
  tags: 'full',
}, () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.uint8Array({ maxLength: 300 }),
      (name, content) => {
        const verdict = checkFile(name, content)
        expect(verdict.name).toMatch(/^[^\r\n]*\S[^\r\n]*$/u)
        expect(verdict.name.length).toBeLessThanOrEqual(200)
      },
    ),
  )
})
