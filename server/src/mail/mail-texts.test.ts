import { type Locale, languages } from '@portal/contract/language'
import { expect, test } from 'vitest'
import { createMailText } from './mail-texts.ts'

const locales = languages.flatMap((language): Locale[] => [language, `${language}_u`])
const exampleNames = { tenant: 'Zuider', name: 'Anna', adviser: null }

test.each(locales)(
  '@NOTIFY-01 in %s a news mail has the number of items by kind, and a link to the preferences',
  (locale) => {
    const createNewsText = (itemCount: number) =>
      createMailText(locale, 'news', {
        ...exampleNames,
        counts: { message: itemCount, request: 0, reminder: itemCount, file: itemCount },
      })
    const [singleItemNews, threeItemNews] = [createNewsText(1), createNewsText(3)]
    expect(singleItemNews.body).not.toMatch(/\d|\{/)
    expect(threeItemNews.body.match(/3/g)).toHaveLength(3)
    expect(threeItemNews.body).toMatch(/, 3 .* (en|and|und) 3 /)
    expect(singleItemNews.ignore).toMatch(/Account|Konto/)
    expect(singleItemNews.action).toBeTruthy()
  },
)

test('@NOTIFY-01 a formal news mail has formal texts', () => {
  const counts = { message: 1, request: 1, reminder: 1, file: 1 }
  for (const [informalLocale, formalLocale] of [
    ['nl', 'nl_u'],
    ['de', 'de_u'],
  ] as const) {
    const [informalNews, formalNews] = [informalLocale, formalLocale].map((locale) =>
      createMailText(locale, 'news', { ...exampleNames, counts }),
    )
    for (const part of ['subject', 'body', 'ignore'] as const)
      expect(informalNews?.[part]).not.toBe(formalNews?.[part])
    expect(`${formalNews?.subject} ${formalNews?.body} ${formalNews?.ignore}`).not.toMatch(
      /\b(je|jou|jouw|du|dir|dich|deiner)\b/,
    )
  }
})
