import { expect, test } from 'vitest'
import { showableOf } from './showable.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const pdf = bytes('%PDF-1.7 …')
const png = bytes('\x89PNG\r\n\x1a\n')
const html = bytes('<script>alert(1)</script>')

test('a PDF or picture is shown as what it is, whatever little was said of it', () => {
  expect(showableOf(pdf, 'a.pdf', 'application/pdf')).toMatchObject({ as: 'pdf' })
  expect(showableOf(pdf, 'a', 'application/octet-stream')).toMatchObject({ as: 'pdf' })
  expect(showableOf(png, 'a.png', 'image/png; charset=binary')).toEqual({ as: 'picture', type: 'image/png' })
  expect(showableOf(png, 'a.png', null)).toMatchObject({ as: 'picture' })
})

test('a download that lies about its type is not shown', () => {
  expect(showableOf(html, 'a.pdf', 'application/pdf')).toEqual({ as: 'liar' })
  expect(showableOf(html, 'a.png', 'image/png')).toEqual({ as: 'liar' })
  expect(showableOf(png, 'a.pdf', 'application/pdf')).toEqual({ as: 'liar' })
  expect(showableOf(pdf, 'a.docx', 'text/html')).toEqual({ as: 'liar' })
  expect(showableOf(bytes('<svg onload="x()"/>'), 'a.svg', 'image/svg+xml')).toEqual({ as: 'liar' })
})

test('anything else can only be kept', () => {
  expect(showableOf(html, 'a.html', 'text/html')).toEqual({ as: 'nothing' })
  expect(showableOf(bytes('Beste Anna'), 'a.txt', 'text/plain')).toEqual({ as: 'nothing' })
})
