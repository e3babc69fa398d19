import { expect, test } from 'vitest'
import { normalizeForSearch } from './format/normalize-for-search.ts'
import { createMailSearchText } from './mail-search-text.ts'

test('@INBOX-02 a mail is found by content, sender, recipient and attachment name, not by HTML tags', () => {
  const words = createMailSearchText({
    subject: 'Offerte',
    from: 'Sanne <sanne@zuider.example>',
    to: 'anna@example.nl',
    cc: 'bas@example.nl',
    content: `<p class="geheim">${'lang verhaal '.repeat(1000)}</p><p>tot slot: de caf&eacute;&shy;rekening&nbsp;van <b>Bré</b>da</p>`,
    attachments: [{ name: 'taxatie.pdf' }, { name: null }],
  })
  for (const wanted of ['offerte', 'SANNE@', 'anna@', 'bas@', 'tot slot', 'caférekening', 'Breda', 'taxatie'])
    expect(words).toContain(normalizeForSearch(wanted))
  expect(words).not.toContain('geheim')
})
