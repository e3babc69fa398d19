import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getFileExtension, replaceExtension, toDisplayFileName, toSafeFileName } from './file-name.ts'

test('folders, line breaks, reserved characters and leading dots are removed', () => {
  expect(toSafeFileName('../../etc/passwd.pdf')).toBe('passwd.pdf')
  expect(toSafeFileName('..\\..\\boot.pdf')).toBe('boot.pdf')
  expect(toSafeFileName('a"b<c>\r\n.pdf')).toBe('abc.pdf')
  expect(toSafeFileName('/tmp/')).toBe('document')
  expect(toSafeFileName('...')).toBe('document')
  expect(toSafeFileName('Jaaropgave 2025 – Jeroen é.pdf')).toBe('Jaaropgave 2025 – Jeroen é.pdf')
})

test('characters that change the text direction cannot hide an extension', () => {
  expect(toSafeFileName('factuur\u202Efdp.exe')).toBe('factuurfdp.exe')
  expect(toDisplayFileName('a\u2066b\u202Ec\nd')).toBe('abc d')
  expect(toDisplayFileName('\u202E')).toBe('…')
})

test('a name of 300 characters is truncated to 200, with its extension', () => {
  const name = toSafeFileName(`${'hypotheek'.repeat(34)}.docx`)
  expect(name).toHaveLength(200)
  expect(getFileExtension(name)).toBe('docx')
  expect(toSafeFileName(`${'x'.repeat(196)}.pdf`)).toBe(`${'x'.repeat(196)}.pdf`)
  expect(toSafeFileName(`${'x'.repeat(197)}.pdf`)).toBe(`${'x'.repeat(196)}.pdf`)
  expect(toSafeFileName('x'.repeat(201))).toBe('x'.repeat(200))
  expect([getFileExtension('a.abcdefghij'), getFileExtension('a.abcdefghijk')]).toEqual(['abcdefghij', null])
  expect(replaceExtension(`${'x'.repeat(300)}.pdf`, 'jpg')).toHaveLength(200 - 11 + 4)
})

test('a safe name stays the same', { tags: 'full' }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (given) => {
      const name = toSafeFileName(given)
      expect(name).not.toMatch(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
      expect(name.isWellFormed()).toBe(true)
      expect(toSafeFileName(name)).toBe(name)
    }),
  )
})
