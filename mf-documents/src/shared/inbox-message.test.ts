import { toPlainTextPreview } from '@portal/domain/format/plain-text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createExampleMail } from '../test/example-records.ts'
import { getSenderName, mergeMessages } from './inbox-message.ts'

test('a sender is shown by name, or by e-mail address without a name', () => {
  expect(getSenderName('Sanne Vermeulen <sanne@zuider.example>')).toBe('Sanne Vermeulen')
  expect(getSenderName('"Vermeulen, S." <s@zuider.example>')).toBe('Vermeulen, S.')
  expect(getSenderName('nieuws@zuider.example')).toBe('nieuws@zuider.example')
  expect(getSenderName('<nieuws@zuider.example>')).toBe(null)
  expect(getSenderName(null)).toBe(null)
})

test('the preview of a mail is its text without tags, scripts and styles', () => {
  const html =
    '<style>p{}</style><script>alert(1)</script><p>Hallo&nbsp;<b>Anna</b> &amp; Bas,</p><!-- x --><p>&#8364; 5</p>'
  expect(toPlainTextPreview(html)).toBe('Hallo Anna & Bas, € 5')
  const [message] = mergeMessages([], [], [createExampleMail()])
  expect(message?.preview).toBe('Hallo Anna, kijk vooral naar de rente.')
})

test('any HTML gives a short line of text quickly', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', '>', '!', '-', 'a', '&', '#', 'x', ';', '"', 's', '/') }),
      (html) => {
        const text = toPlainTextPreview(html.repeat(50))
        expect(text.length).toBeLessThanOrEqual(160)
      },
    ),
  )
})
