import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insertTextAfterLine } from './insert-text.ts'

test('@DESK-14 a text is inserted below the line of the cursor, with an empty line around it', () => {
  expect(insertTextAfterLine('', 'Beste Anna', 0)).toBe('Beste Anna')
  expect(insertTextAfterLine(' \n', 'Beste Anna', 1)).toBe('Beste Anna')
  expect(insertTextAfterLine('Eerst dit.', 'Dan dat.', 3)).toBe('Eerst dit.\n\nDan dat.')
  expect(insertTextAfterLine('Eerst dit.\nTot morgen', 'Dan dat.', 10)).toBe(
    'Eerst dit.\n\nDan dat.\n\nTot morgen',
  )
})

test('@DESK-14 for any text and cursor position, the existing text stays before and after the inserted text', () => {
  const typed = fc.array(fc.constantFrom('a', ' ', '\n', 'een woord'), { maxLength: 12 })
  fc.assert(
    fc.property(typed, fc.nat(60), (parts, at) => {
      const before = parts.join('')
      const [head = '', tail = ''] = insertTextAfterLine(before, '¤', at).split('¤')
      const splitIntoWords = (text: string) => text.split(/\s+/).filter(Boolean)
      expect([...splitIntoWords(head), ...splitIntoWords(tail)]).toEqual(splitIntoWords(before))
    }),
  )
})
