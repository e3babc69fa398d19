import { expect, test } from 'vitest'
import { detectFilePresentation } from './file-presentation.ts'

const toBytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const pdfBytes = toBytes('%PDF-1.7 …')
const pngBytes = toBytes('\x89PNG\r\n\x1a\n')
const htmlBytes = toBytes('<script>alert(1)</script>')

test('a PDF or picture with a missing or general type is shown by its content', () => {
  expect(detectFilePresentation(pdfBytes, 'a.pdf', 'application/pdf')).toMatchObject({ as: 'pdf' })
  expect(detectFilePresentation(pdfBytes, 'a', 'application/octet-stream')).toMatchObject({ as: 'pdf' })
  expect(detectFilePresentation(pngBytes, 'a.png', 'image/png; charset=binary')).toEqual({
    as: 'picture',
    type: 'image/png',
  })
  expect(detectFilePresentation(pngBytes, 'a.png', null)).toMatchObject({ as: 'picture' })
})

test('a file whose content differs from its announced type is not shown', () => {
  expect(detectFilePresentation(htmlBytes, 'a.pdf', 'application/pdf')).toEqual({ as: 'mismatch' })
  expect(detectFilePresentation(htmlBytes, 'a.png', 'image/png')).toEqual({ as: 'mismatch' })
  expect(detectFilePresentation(pngBytes, 'a.pdf', 'application/pdf')).toEqual({ as: 'mismatch' })
  expect(detectFilePresentation(pdfBytes, 'a.docx', 'text/html')).toEqual({ as: 'mismatch' })
})

test('another kind of file can only be saved', () => {
  expect(detectFilePresentation(htmlBytes, 'a.html', 'text/html')).toEqual({ as: 'nothing' })
  expect(detectFilePresentation(toBytes('PK\x03\x04'), 'a.docx', null)).toEqual({ as: 'nothing' })
  expect(detectFilePresentation(toBytes('<svg onload="x()"/>'), 'a.svg', 'image/svg+xml')).toEqual({
    as: 'nothing',
  })
  expect(detectFilePresentation(toBytes('BM\x36\0'), 'a.bmp', 'image/bmp')).toEqual({ as: 'nothing' })
})

test('case C05: a photo of any HEIF brand can only be saved, whatever its announced type', () => {
  const photo = toBytes('\0\0\0\x18ftypmif1\0\0\0\0mif1heic')
  for (const announced of ['image/heif', 'image/heic', 'image/heic-sequence', null])
    expect(detectFilePresentation(photo, 'foto.heic', announced)).toEqual({ as: 'nothing' })
})

test('case C22: a text in any common encoding is shown readable', () => {
  for (const content of [
    '\x80 100 caf\xe9',
    '\xe2\x82\xac 100 caf\xc3\xa9',
    '\xff\xfe\xac\x20 \x001\x000\x000\x00 \x00c\x00a\x00f\x00\xe9\x00',
  ])
    expect(detectFilePresentation(toBytes(content), 'a.txt', 'text/plain')).toMatchObject({
      as: 'text',
      text: '€ 100 café',
    })
})
