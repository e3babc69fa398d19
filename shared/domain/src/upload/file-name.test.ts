import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getFileExtension, replaceExtension, toDisplayFileName, toSafeFileName } from './file-name.ts'

test('folders, line breaks, reserved signs and leading dots go; the name stays', () => {
  expect(toSafeFileName('../../etc/passwd.pdf')).toBe('passwd.pdf')
  expect(toSafeFileName('..\\..\\boot.pdf')).toBe('boot.pdf')
  expect(toSafeFileName('a"b<c>\r\n.pdf')).toBe('abc.pdf')
  expect(toSafeFileName('/tmp/')).toBe('document')
  expect(toSafeFileName('...')).toBe('document')
  expect(toSafeFileName('Jaaropgave 2025 – Jeroen é.pdf')).toBe('Jaaropgave 2025 – Jeroen é.pdf')
})

test('marks that turn text round cannot hide an ending', () => {
  expect(toSafeFileName('factuur\u202Efdp.exe')).toBe('factuurfdp.exe')
  expect(toDisplayFileName('a\u2066b\u202Ec\nd')).toBe('abc d')
  expect(toDisplayFileName('\u202E')).toBe('…')
})

test('300 characters become 200, and the ending is still there', () => {
  const name = toSafeFileName(`${'hypotheek'.repeat(34)}.docx`)
  expect(name).toHaveLength(200)
  expect(getFileExtension(name)).toBe('docx')
  expect(toSafeFileName(`${'x'.repeat(196)}.pdf`)).toBe(`${'x'.repeat(196)}.pdf`)
  expect(toSafeFileName(`${'x'.repeat(197)}.pdf`)).toBe(`${'x'.repeat(196)}.pdf`)
  expect(toSafeFileName('x'.repeat(201))).toBe('x'.repeat(200))
  expect([getFileExtension('a.abcdefghij'), getFileExtension('a.abcdefghijk')]).toEqual(['abcdefghij', null])
  expect(replaceExtension(`${'x'.repeat(300)}.pdf`, 'jpg')).toHaveLength(200 - 11 + 4)
})

test('a safe name is safe, and stays what it is', { tags: 'full' }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (given) => {
      const name = toSafeFileName(given)
      expect(name).not.toMatch(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
      expect(name.isWellFormed()).toBe(true)
      expect(toSafeFileName(name)).toBe(name)
    }),
  )
})
