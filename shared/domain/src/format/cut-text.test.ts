import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'
import { mailHtml, plainText, toPlainText } from './plain-text.ts'

test('case C37: a text is cut between characters', () => {
  expect(cutText('aaa🏠bbb', 4)).toBe('aaa')
  expect(cutText('aaa🏠bbb', 5)).toBe('aaa🏠')
  expect(cutText('👩‍👩‍👧!', 5)).toBe('')
  expect(cutText('cafe\u0301', 4)).toBe('caf')
  expect(plainText(`<p>${'a'.repeat(159)}🏠${'b'.repeat(90)}</p>`)).toBe('a'.repeat(159))
  expect(plainText(`<p>${'x'.repeat(3996)}🏠</p>`, 5000).isWellFormed()).toBe(true)
  expect(plainText('<p>&#xD83C;</p>').isWellFormed()).toBe(true)
})

test('a cut text is the beginning of the whole, and well formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, most) => {
      const cut = cutText(text, most)
      expect(cut.length <= most && text.startsWith(cut) && cut.isWellFormed()).toBe(true)
    }),
  )
})

test('case C38: a mail of plain text keeps every character and its line breaks', () => {
  const content = 'Groet, Piet <piet@voorbeeld.nl>\nsaldo < 5.000 en rente > 3% & meer'
  expect(mailHtml(content)).toBe(
    'Groet, Piet &lt;piet@voorbeeld.nl&gt;<br>saldo &lt; 5.000 en rente &gt; 3% &amp; meer',
  )
  expect(toPlainText(mailHtml(content))).toBe(content.replace('\n', ' '))
  for (const html of [
    '<p>Hallo</p>',
    'Hallo<br>daar',
    'Tom &amp; Jerry',
    '<!-- x -->Hallo',
    '<IMG src="cid:a">',
  ])
    expect(mailHtml(html)).toBe(html)
  expect(mailHtml(mailHtml(content))).toBe(mailHtml(content))
})
