import { expect, test } from 'vitest'
import de from './de.json'
import de_u from './de_u.json'
import en from './en.json'
import en_u from './en_u.json'
import nl from './nl.json'
import nl_u from './nl_u.json'

const sortedTextIds = Object.keys(nl).sort()

test.each([
  ['en', en],
  ['de', de],
])('@I18N-01 every text exists in %s', (_, words) => {
  expect(Object.keys(words).sort()).toEqual(sortedTextIds)
})

test.each([
  ['nl', nl, nl_u],
  ['en', en, en_u],
  ['de', de, de_u],
])(
  '@I18N-02 the formal overlay of %s has known ids with _u, and only differing texts',
  (_, words, formal) => {
    const plain: Record<string, string> = words
    for (const [id, text] of Object.entries(formal)) {
      expect(id).toMatch(/_u$/)
      expect(plain[id.slice(0, -2)]).toBeTypeOf('string')
      expect(text).not.toBe(plain[id.slice(0, -2)])
    }
  },
)
