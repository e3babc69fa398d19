import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanText, visibleCharacterPattern } from './clean-text.ts'

test.each([
  ['Regel een\u000bregel twee', 'Regel een\nregel twee'],
  [
    'Regel een\r\nregel twee\rdrie\u2028vier\u2029vijf\u0085zes',
    'Regel een\nregel twee\ndrie\nvier\nvijf\nzes',
  ],
  ['a\u0000b\u001bc\u007fd', 'abcd'],
  ['een\ttab', 'een\ttab'],
  ['\ufeffBeste\u200bSanne\ud800', 'BesteSanne'],
  ['👩‍👩‍👧 ❤️ é', '👩‍👩‍👧 ❤️ é'],
])('case C08: %j is cleaned to %j', (typed, kept) => {
  expect(cleanText(typed)).toBe(kept)
})

test('case C08: a single line has no line breaks', () => {
  expect(cleanLine('Oude\u000bGracht\r\n12')).toBe('Oude Gracht 12')
})

test('cleaning twice changes nothing, and no letter or digit is lost', { tags: 'full' }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const kept = cleanText(typed)
      expect(cleanText(kept)).toBe(kept)
      expect(kept.match(/[\p{L}\p{N}]/gu)).toEqual(typed.match(/[\p{L}\p{N}]/gu))
    }),
  )
})

test('case C54: a text with only spaces and zero-width characters is not readable', () => {
  for (const typed of ['', ' ', '\u200b', '\u200d', '\u00a0', '\u00ad', '\u2800', '\u3164', '\ufe0f'])
    expect(visibleCharacterPattern.test(typed), JSON.stringify(typed)).toBe(false)
  for (const typed of ['x', '.', '李', ' é ', '❤️']) expect(visibleCharacterPattern.test(typed)).toBe(true)
})
