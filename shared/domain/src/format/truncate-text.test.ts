import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { toMailHtml, toPlainText, toPlainTextPreview } from './plain-text.ts'
import { truncateText } from './truncate-text.ts'

test('case C37: a text is truncated between characters', () => {
  expect(truncateText('aaa🏠bbb', 4)).toBe('aaa')
  expect(truncateText('aaa🏠bbb', 5)).toBe('aaa🏠')
  expect(truncateText('👩‍👩‍👧!', 5)).toBe('')
  expect(truncateText('cafe\u0301', 4)).toBe('caf')
  expect(toPlainTextPreview(`<p>${'a'.repeat(159)}🏠${'b'.repeat(90)}</p>`)).toBe('a'.repeat(159))
  expect(toPlainTextPreview(`<p>${'x'.repeat(3996)}🏠</p>`, 5000).isWellFormed()).toBe(true)
  expect(toPlainTextPreview('<p>&#xD83C;</p>').isWellFormed()).toBe(true)
})

test('a truncated text is the start of the text, and well formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, most) => {
      const cut = truncateText(text, most)
      expect(cut.length <= most && text.startsWith(cut) && cut.isWellFormed()).toBe(true)
    }),
  )
})

test('a text of plain letters is truncated without a segmenter, at the same length as with it', () => {
  const countCharacters = (text: string) => [...new Intl.Segmenter().segment(text)].length
  const asciiText = fc.string({ unit: 'grapheme-ascii', minLength: 31 })
  const createSegmenter = vi.spyOn(Intl, 'Segmenter')
  fc.assert(
    fc.property(asciiText, fc.integer({ min: 1, max: 30 }), (text, maxLength) => {
      createSegmenter.mockClear()
      const truncated = truncateText(text, maxLength)
      expect(createSegmenter).not.toHaveBeenCalled()
      expect(truncated).toBe(text.slice(0, maxLength))
      expect(countCharacters(truncated) + countCharacters(text.slice(maxLength))).toBe(countCharacters(text))
    }),
  )
  createSegmenter.mockRestore()
})

test('case C38: a mail of plain text keeps every character and its line breaks', () => {
  const content = 'Groet, Piet <piet@voorbeeld.nl>\nsaldo < 5.000 en rente > 3% & meer'
  expect(toMailHtml(content)).toBe(
    'Groet, Piet &lt;piet@voorbeeld.nl&gt;<br>saldo &lt; 5.000 en rente &gt; 3% &amp; meer',
  )
  expect(toPlainText(toMailHtml(content))).toBe(content.replace('\n', ' '))
  for (const html of [
    '<p>Hallo</p>',
    'Hallo<br>daar',
    'Tom &amp; Jerry',
    '<!-- x -->Hallo',
    '<IMG src="cid:a">',
  ])
    expect(toMailHtml(html)).toBe(html)
  expect(toMailHtml(toMailHtml(content))).toBe(toMailHtml(content))
})
