import { plainText } from '@portal/domain/format/plain-text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleMail } from '../test/examples.ts'
import { messagesOf, senderName } from './message.ts'

test('a sender is shown by name, by address where there is none', () => {
  expect(senderName('Sanne Vermeulen <sanne@zuider.example>')).toBe('Sanne Vermeulen')
  expect(senderName('"Vermeulen, S." <s@zuider.example>')).toBe('Vermeulen, S.')
  expect(senderName('nieuws@zuider.example')).toBe('nieuws@zuider.example')
  expect(senderName('<nieuws@zuider.example>')).toBe(null)
  expect(senderName(null)).toBe(null)
})

test('the beginning of a mail is its text: no tags, no scripts, no styles', () => {
  const html =
    '<style>p{}</style><script>alert(1)</script><p>Hallo&nbsp;<b>Anna</b> &amp; Bas,</p><!-- x --><p>&#8364; 5</p>'
  expect(plainText(html)).toBe('Hallo Anna & Bas, € 5')
  const [message] = messagesOf([], [], [exampleMail()])
  expect(message?.preview).toBe('Hallo Anna, kijk vooral naar de rente.')
})

test('any HTML gives a short line of text, quickly', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', '>', '!', '-', 'a', '&', '#', 'x', ';', '"', 's', '/') }),
      (html) => {
        const text = plainText(html.repeat(50))
        expect(text.length).toBeLessThanOrEqual(160)
      },
    ),
  )
})
