import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markedLetters, plainLetters, withoutMarks } from '../database/plain-letters.ts'
import { prefixSearch } from './search.ts'

test('each word that was typed is looked for as the beginning of one', () => {
  expect(prefixSearch('  Van der  Vee ')).toBe("'van':* & 'der':* & 'vee':*")
  expect(prefixSearch("o'neil & (x | !y):*")).toBe("'oneil':* & '&':* & '(x':* & '|':* & '!y):*':*")
  expect(prefixSearch(' \t ')).toBeNull()
})

test('no input ends the quotes of a word, and none has more than eight words', { tags: 'full' }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (typed) => {
      const search = prefixSearch(typed)
      if (search === null) return
      const words = search.split(' & ')
      expect(words.length).toBeLessThanOrEqual(8)
      for (const word of words) expect(word).toMatch(/^'[^'\\]+':\*$/u)
    }),
  )
})

test('marks on letters say nothing: whoever types them, or leaves them out, looks for the same', () => {
  expect(prefixSearch('RENÉE Çelik Łukasz Sørensen Şahin')).toBe(
    "'renee':* & 'celik':* & 'lukasz':* & 'sorensen':* & 'sahin':*",
  )
  expect(withoutMarks('Zoe\u0308')).toBe('zoe')
  expect(plainLetters).toMatch(/^[a-z]+$/)
  expect(plainLetters).toHaveLength(markedLetters.length)
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...markedLetters, ...'aAbz ') }), (typed) => {
      expect(prefixSearch(typed)).toBe(prefixSearch(withoutMarks(typed)))
    }),
  )
})
