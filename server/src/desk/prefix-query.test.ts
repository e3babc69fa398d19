import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accentedLetters, plainLetters, stripDiacritics } from '../database/plain-letters.ts'
import { toPrefixQuery } from './prefix-query.ts'

test('each typed word is searched as a prefix', () => {
  expect(toPrefixQuery('  Van der  Vee ')).toBe("'van':* & 'der':* & 'vee':*")
  expect(toPrefixQuery("o'neil & (x | !y):*")).toBe("'oneil':* & '&':* & '(x':* & '|':* & '!y):*':*")
  expect(toPrefixQuery(' \t ')).toBeNull()
})

test('no input ends the quotes of a word, and at most eight words are used', { tags: 'full' }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (typedText) => {
      const prefixQuery = toPrefixQuery(typedText)
      if (prefixQuery === null) return
      const words = prefixQuery.split(' & ')
      expect(words.length).toBeLessThanOrEqual(8)
      for (const word of words) expect(word).toMatch(/^'[^'\\]+':\*$/u)
    }),
  )
})

test('diacritics make no difference in a search', () => {
  expect(toPrefixQuery('RENÉE Çelik Łukasz Sørensen Şahin')).toBe(
    "'renee':* & 'celik':* & 'lukasz':* & 'sorensen':* & 'sahin':*",
  )
  expect(stripDiacritics('Zoe\u0308')).toBe('zoe')
  expect(plainLetters).toMatch(/^[a-z]+$/)
  expect(plainLetters).toHaveLength(accentedLetters.length)
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...accentedLetters, ...'aAbz ') }), (typedText) => {
      expect(toPrefixQuery(typedText)).toBe(toPrefixQuery(stripDiacritics(typedText)))
    }),
  )
})
