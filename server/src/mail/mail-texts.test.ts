import { type Locale, languages } from '@portal/contract/language'
import { expect, test } from 'vitest'
import { createMailText } from './mail-texts.ts'

const locales = languages.flatMap((language): Locale[] => [language, `${language}_u`])
const exampleNames = { tenant: 'Zuider', name: 'Anna', adviser: null }

test.each(locales)(
  '@NOTIFY-01 in %s a news mail has the number of items by kind, and a link to the preferences',
  (locale) => {
    const createNewsText = (many: number) =>
      createMailText(locale, 'news', {
        ...exampleNames,
        counts: { message: many, request: 0, reminder: many, file: many },
      })
    const [one, three] = [createNewsText(1), createNewsText(3)]
    expect(one.body).not.toMatch(/\d|\{/)
    expect(three.body.match(/3/g)).toHaveLength(3)
    expect(three.body).toMatch(/, 3 .* (en|and|und) 3 /)
    expect(one.ignore).toMatch(/Account|Konto/)
    expect(one.action).toBeTruthy()
  },
)

test('@NOTIFY-01 a formal news mail has formal texts', () => {
  const counts = { message: 1, request: 1, reminder: 1, file: 1 }
  for (const [plain, formal] of [
    ['nl', 'nl_u'],
    ['de', 'de_u'],
  ] as const) {
    const [one, other] = [plain, formal].map((locale) =>
      createMailText(locale, 'news', { ...exampleNames, counts }),
    )
    for (const part of ['subject', 'body', 'ignore'] as const) expect(one?.[part]).not.toBe(other?.[part])
    expect(`${other?.subject} ${other?.body} ${other?.ignore}`).not.toMatch(
      /\b(je|jou|jouw|du|dir|dich|deiner)\b/,
    )
  }
})
