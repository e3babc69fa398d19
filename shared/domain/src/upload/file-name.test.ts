import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayName, extensionOf, safeName, withExtension } from './file-name.ts'

test('folders, line breaks, reserved signs and leading dots go; the name stays', () => {
  expect(safeName('../../etc/passwd.pdf')).toBe('passwd.pdf')
  expect(safeName('..\\..\\boot.pdf')).toBe('boot.pdf')
  expect(safeName('a"b<c>\r\n.pdf')).toBe('abc.pdf')
  expect(safeName('/tmp/')).toBe('document')
  expect(safeName('...')).toBe('document')
  expect(safeName('Jaaropgave 2025 – Jeroen é.pdf')).toBe('Jaaropgave 2025 – Jeroen é.pdf')
})

test('marks that turn text round cannot hide an ending', () => {
  expect(safeName('factuur\u202Efdp.exe')).toBe('factuurfdp.exe')
  expect(displayName('a\u2066b\u202Ec\nd')).toBe('abc d')
  expect(displayName('\u202E')).toBe('…')
})

test('300 characters become 200, and the ending is still there', () => {
  const name = safeName(`${'hypotheek'.repeat(34)}.docx`)
  expect(name).toHaveLength(200)
  expect(extensionOf(name)).toBe('docx')
  expect(safeName(`${'x'.repeat(196)}.pdf`)).toBe(`${'x'.repeat(196)}.pdf`)
  expect(safeName(`${'x'.repeat(197)}.pdf`)).toBe(`${'x'.repeat(196)}.pdf`)
  expect(safeName('x'.repeat(201))).toBe('x'.repeat(200))
  expect([extensionOf('a.abcdefghij'), extensionOf('a.abcdefghijk')]).toEqual(['abcdefghij', null])
  expect(withExtension(`${'x'.repeat(300)}.pdf`, 'jpg')).toHaveLength(200 - 11 + 4)
})

test('a safe name is safe, and stays what it is', { tags: 'full' }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (given) => {
      const name = safeName(given)
      expect(name).not.toMatch(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
      expect(name.isWellFormed()).toBe(true)
      expect(safeName(name)).toBe(name)
    }),
  )
})
