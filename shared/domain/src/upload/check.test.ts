import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkUpload } from './check.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const pdf = (middle = '1 0 obj << /Type /Page >> endobj') => bytes(`%PDF-1.4\n${middle}\n%%EOF\n`)
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

test('documents of office programs are told from other archives', () => {
  expect(
    check('a.docx', bytes('PK\x03\x04....[Content_Types].xml..PK\x03\x04..word/document.xml')).verdict,
  ).toBe('fine')
  expect(check('a.xlsx', bytes('PK\x03\x04..xl/workbook.xml')).verdict).toBe('fine')
  expect(
    check('a.odt', bytes('PK\x03\x04..mimetypeapplication/vnd.oasis.opendocument.textPK\x03\x04')).verdict,
  ).toBe('fine')
  expect(check('a.zip', bytes('PK\x03\x04..geheim.exe'))).toMatchObject({ verdict: 'refused', why: 'type' })
})

test('a document of old Word may go; one with macros, and a template, may not under any name', () => {
  const wide = (name: string) => [...name].join('\0')
  const old = (...streams: string[]) =>
    bytes(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 ${streams.map(wide).join(' ')}`)
  expect(check('brief.doc', old('WordDocument'))).toEqual({ verdict: 'fine', name: 'brief.doc' })
  const modern = (part = '') => bytes(`PK\x03\x04..word/document.xml ${part}`)
  for (const [name, content] of [
    ['brief.doc', old('WordDocument', '_VBA_PROJECT')],
    ['cijfers.xls', old('Workbook')],
    ['brief.docm', modern()],
    ['brief.docx', modern('word/vbaProject.bin')],
    ['sjabloon.dotx', modern()],
    ['cijfers.xlsm', bytes('PK\x03\x04..xl/workbook.xml')],
    ['sjabloon.ott', bytes('PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.text-templatePK')],
  ] as const)
    expect(check(name, content), name).toMatchObject({ verdict: 'refused', why: 'type' })
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

test('any bytes under any name get a verdict, and never a name the server refuses', () => {
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
