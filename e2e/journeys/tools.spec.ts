import type { APIRequestContext, FrameLocator, Page } from '@playwright/test'
import { getMortgages } from '@portal/contract/mortgage'
import { expectAccessible } from '../accessible.ts'
import { callServer, expect, portalOf, test } from '../portal.ts'
import { storeSession } from '../stored-session.ts'

/**
 * Each calculator from opening to result, in two languages, on desktop and phone. Expected figures are calculated here
 * independently, from the loan parts in the API and the published tables.
 */
const words = {
  nl: { button: 'Nederlands', stay: 'Kan ik hier blijven wonen?', cheaper: 'Kan ik goedkoper uit?' },
  de: { button: 'Deutsch', stay: 'Kann ich hier wohnen bleiben?', cheaper: 'Geht es günstiger?' },
} as const
type Language = keyof typeof words

const euro = (language: Language, amount: number, digits: 0 | 2) => {
  const written = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return language === 'nl' ? `€ ${written.format(amount)}` : `${written.format(amount)} €`
}
const plain = (text: string) => text.replace(/\s+/g, ' ')

/** Monthly payment of an annuity loan over a number of months. */
const annuity = (debt: number, percent: number, months: number) => {
  const rate = percent / 1200
  return (debt * rate) / (1 - (1 + rate) ** -months)
}

/** Months from this one to that of a date. */
function monthsTo(date: string): number {
  const now = new Date()
  const [year = 0, month = 0] = date.split('-').map(Number)
  return (year - now.getFullYear()) * 12 + month - (now.getMonth() + 1)
}

/** The mortgage of tess, one annuity, from the API. */
async function annuityOfTess(request: APIRequestContext) {
  const { data } = await callServer(request, { username: 'tess', tenant: 'zuider' }, getMortgages)
  const [part, ...more] = data.flatMap(({ mortgageParts }) => mortgageParts)
  if (!part || more.length > 0 || part.type !== 1) throw new Error('tess has one annuity')
  const { remaining_debt, interest, einddatum } = part
  return { debt: remaining_debt ?? 0, percent: interest ?? 0, months: monthsTo(einddatum ?? '') }
}

async function open(page: Page, username: string, language: Language, tool: string) {
  await storeSession(page, username, `${portalOf('zuider')}/`)
  await page.goto('/contact')
  await page.getByRole('button', { name: words[language].button }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.goto(`/dashboard?reken=${tool}`)
}

const fieldNamed = (frame: FrameLocator, name: string) => frame.locator(`[name="${name}"]`)
const frameOf = (page: Page) => page.frameLocator('iframe')
const textOf = async (page: Page) => plain((await page.getByRole('dialog').first().textContent()) ?? '')

for (const language of ['nl', 'de'] as const)
  for (const width of [1440, 390])
    test.describe(`advice: in ${language} at ${width}`, { tag: '@full' }, () => {
      test.use({ viewport: { width, height: 900 } })

      test('scenarios tell what the mortgage costs, by the formula of an annuity', async ({
        page,
        request,
      }) => {
        const { debt, percent, months } = await annuityOfTess(request)
        await open(page, 'tess', language, 'scenarios')
        await expect(page.getByRole('dialog', { name: words[language].stay })).toBeVisible()
        const cost = plain(euro(language, annuity(debt, percent, months), 0))
        await expect.poll(() => textOf(page)).toContain(cost)
        await expectAccessible(page)
      })

      test('refinancing tells what is paid now and at the first proposal’s rate, by the same formula', async ({
        page,
        request,
      }) => {
        const { debt, percent, months } = await annuityOfTess(request)
        await open(page, 'tess', language, 'refinance')
        await expect(page.getByRole('dialog', { name: words[language].cheaper })).toBeVisible()
        const now = plain(euro(language, annuity(debt, percent, months), 2))
        await expect.poll(() => textOf(page)).toContain(now)
        const [, offered = ''] = /(\d,\d\d) ?% ?(?:Per maand|Pro Monat)/.exec(await textOf(page)) ?? []
        const then = annuity(debt, Number(offered.replace(',', '.')), months)
        expect(await textOf(page)).toContain(plain(euro(language, then, 2)))
        await expectAccessible(page)
      })

      test('the maximum is what the published table allows: 24.6 % of 58,320 a year, and 17,000 for one alone', async ({
        page,
      }) => {
        await open(page, 'anna', language, 'maximum_mortgage')
        const frame = frameOf(page)
        await expect(frame.locator('.figure')).toHaveText(/\d/)
        await fieldNamed(frame, 'together').first().check()
        for (const field of [
          'pension',
          'alimony_in',
          'credit',
          'study',
          'alimony',
          'lease',
          'other_homes',
          'bridging',
          'value',
          'rate',
          'ground_rent',
        ])
          await fieldNamed(frame, field).fill('')
        await fieldNamed(frame, 'label').selectOption({ index: 0 })
        await fieldNamed(frame, 'salary').fill(language === 'nl' ? '4.500' : '4500')
        await fieldNamed(frame, 'salary').press('Enter')
        const aMonth = (4500 * 12 * 1.08 * 0.246) / 12
        const rate = 5 / 1200
        const most = (aMonth * (1 - (1 + rate) ** -360)) / rate + 17_000
        await expect
          .poll(async () => plain((await frame.locator('.figure').textContent()) ?? ''))
          .toBe(plain(euro(language, Math.floor(most), 0)))
        await expectAccessible(page)
      })

      test('measures of 9,500 that save 120 a month are earned back in 80 months, for 96.18 a month', async ({
        page,
      }) => {
        await open(page, 'anna', language, 'sustainability')
        const frame = frameOf(page)
        await expect(
          frame.getByRole('button', { name: language === 'nl' ? 'Bereken' : 'Berechnen' }),
        ).toBeVisible()
        await fieldNamed(frame, 'measure.0.name').selectOption({ index: 5 })
        await fieldNamed(frame, 'measure.0.costs').fill('9500')
        await fieldNamed(frame, 'measure.0.saving').fill('120')
        await fieldNamed(frame, 'rate').fill('4')
        await fieldNamed(frame, 'years').selectOption({ index: 1 })
        await fieldNamed(frame, 'measure.0.saving').press('Enter')
        const outcome = frame.getByRole('region', { name: language === 'nl' ? 'Uitkomst' : 'Ergebnis' })
        await expect(outcome).toBeFocused()
        const back = Math.ceil(9500 / 120)
        expect([Math.floor(back / 12), back % 12]).toEqual([6, 8])
        await expect(outcome).toContainText(
          language === 'nl' ? '6 jaar en 8 maanden' : '6 Jahre und 8 Monate',
        )
        const text = plain((await outcome.textContent()) ?? '')
        expect(text).toContain(plain(euro(language, annuity(9500, 4, 120), 2)))
        await expectAccessible(page)
      })
    })
