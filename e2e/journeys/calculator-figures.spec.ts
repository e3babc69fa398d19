import type { APIRequestContext, FrameLocator, Page } from '@playwright/test'
import { getMortgages } from '@portal/contract/mortgage'
import { expectAccessible } from '../expect-accessible.ts'
import { callAsCustomer, expect, getPortalOrigin, test } from '../portal-test.ts'
import { storeCustomerSession } from '../stored-session.ts'

/**
 * Names of buttons and calculators by language. The tests open each calculator in both languages, on desktop and phone,
 * and compare its result with figures that they calculate independently, from the loan parts in the API and the
 * published tables.
 */
const textsByLanguage = {
  nl: { button: 'Nederlands', stay: 'Kan ik hier blijven wonen?', cheaper: 'Kan ik goedkoper uit?' },
  de: { button: 'Deutsch', stay: 'Kann ich hier wohnen bleiben?', cheaper: 'Geht es günstiger?' },
} as const
type TestLanguage = keyof typeof textsByLanguage

const formatAmount = (language: TestLanguage, amount: number, digits: 0 | 2) => {
  const written = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return language === 'nl' ? `€ ${written.format(amount)}` : `${written.format(amount)} €`
}
const normalizeSpaces = (text: string) => text.replace(/\s+/g, ' ')

const calculateAnnuityPayment = (debt: number, percent: number, months: number) => {
  const rate = percent / 1200
  return (debt * rate) / (1 - (1 + rate) ** -months)
}

/** Counts the months from the current month to the month of a date. */
function countMonthsUntilDate(date: string): number {
  const now = new Date()
  const [year = 0, month = 0] = date.split('-').map(Number)
  return (year - now.getFullYear()) * 12 + month - (now.getMonth() + 1)
}

/** Fetches the mortgage of tess, a single annuity, from the API. */
async function fetchAnnuityOfTess(request: APIRequestContext) {
  const { data } = await callAsCustomer(request, { username: 'tess', tenant: 'zuider' }, getMortgages)
  const [part, ...otherParts] = data.flatMap(({ mortgageParts }) => mortgageParts)
  if (!part || otherParts.length > 0 || part.type !== 1) throw new Error('tess has one annuity')
  const { remaining_debt, interest, einddatum } = part
  return { debt: remaining_debt ?? 0, percent: interest ?? 0, months: countMonthsUntilDate(einddatum ?? '') }
}

async function openCalculator(page: Page, username: string, language: TestLanguage, tool: string) {
  await storeCustomerSession(page, username, `${getPortalOrigin('zuider')}/`)
  await page.goto('/contact')
  await page.getByRole('button', { name: textsByLanguage[language].button }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.goto(`/dashboard?reken=${tool}`)
}

const getFieldByName = (frame: FrameLocator, name: string) => frame.locator(`[name="${name}"]`)
const getIframe = (page: Page) => page.frameLocator('iframe')
const getDialogText = async (page: Page) =>
  normalizeSpaces((await page.getByRole('dialog').first().textContent()) ?? '')

for (const language of ['nl', 'de'] as const)
  for (const width of [1440, 390])
    test.describe(`advice: in ${language} at ${width}`, { tag: '@full' }, () => {
      test.use({ viewport: { width, height: 900 } })

      test('scenarios show the mortgage costs, by the annuity formula', async ({ page, request }) => {
        const { debt, percent, months } = await fetchAnnuityOfTess(request)
        await openCalculator(page, 'tess', language, 'scenarios')
        await expect(page.getByRole('dialog', { name: textsByLanguage[language].stay })).toBeVisible()
        const cost = normalizeSpaces(
          formatAmount(language, calculateAnnuityPayment(debt, percent, months), 0),
        )
        await expect.poll(() => getDialogText(page)).toContain(cost)
        await expectAccessible(page)
      })

      test('refinancing shows current costs and those at the first proposal’s rate, by the annuity formula', async ({
        page,
        request,
      }) => {
        const { debt, percent, months } = await fetchAnnuityOfTess(request)
        await openCalculator(page, 'tess', language, 'refinance')
        await expect(page.getByRole('dialog', { name: textsByLanguage[language].cheaper })).toBeVisible()
        const now = normalizeSpaces(formatAmount(language, calculateAnnuityPayment(debt, percent, months), 2))
        await expect.poll(() => getDialogText(page)).toContain(now)
        const [, offered = ''] = /(\d,\d\d) ?% ?(?:Per maand|Pro Monat)/.exec(await getDialogText(page)) ?? []
        const then = calculateAnnuityPayment(debt, Number(offered.replace(',', '.')), months)
        expect(await getDialogText(page)).toContain(normalizeSpaces(formatAmount(language, then, 2)))
        await expectAccessible(page)
      })

      test('the maximum is that of the published table: 24.6 % of 58,320 a year, and 17,000 for a single person', async ({
        page,
      }) => {
        await openCalculator(page, 'anna', language, 'maximum_mortgage')
        const frame = getIframe(page)
        await expect(frame.locator('.figure')).toHaveText(/\d/)
        await getFieldByName(frame, 'together').first().check()
        for (const field of [
          'applicant.income.old_age_pension_income',
          'applicant.income.alimony_received',
          'applicant.obligation_amounts.ongoing_credit.credit_limit',
          'applicant.obligation_amounts.study_loan.monthly_amount',
          'applicant.obligation_amounts.alimony.monthly_amount',
          'private_lease',
          'other_homes',
          'bridging',
          'market_value',
          'interest_rate',
          'ground_rent',
        ])
          await getFieldByName(frame, field).fill('')
        await getFieldByName(frame, 'energy_label').selectOption({ index: 0 })
        const salary = getFieldByName(frame, 'applicant.income.annual_employment_income')
        await salary.fill(language === 'nl' ? '4.500' : '4500')
        await salary.press('Enter')
        const aMonth = (4500 * 12 * 1.08 * 0.246) / 12
        const rate = 5 / 1200
        const maxMortgage = (aMonth * (1 - (1 + rate) ** -360)) / rate + 17_000
        await expect
          .poll(async () => normalizeSpaces((await frame.locator('.figure').textContent()) ?? ''))
          .toBe(normalizeSpaces(formatAmount(language, Math.floor(maxMortgage), 0)))
        await expectAccessible(page)
      })

      test('measures of 9,500 that save 120 a month pay back in 80 months, for 96.18 a month', async ({
        page,
      }) => {
        await openCalculator(page, 'anna', language, 'sustainability')
        const frame = getIframe(page)
        await expect(
          frame.getByRole('button', { name: language === 'nl' ? 'Bereken' : 'Berechnen' }),
        ).toBeVisible()
        await getFieldByName(frame, 'measures.0.name').selectOption({ index: 5 })
        await getFieldByName(frame, 'measures.0.costs').fill('9500')
        await getFieldByName(frame, 'measures.0.saving_per_month').fill('120')
        await getFieldByName(frame, 'interest_rate').fill('4')
        await getFieldByName(frame, 'duration_in_months').selectOption({ index: 1 })
        await getFieldByName(frame, 'measures.0.saving_per_month').press('Enter')
        const outcome = frame.getByRole('region', { name: language === 'nl' ? 'Uitkomst' : 'Ergebnis' })
        await expect(outcome).toBeFocused()
        const paybackMonths = Math.ceil(9500 / 120)
        expect([Math.floor(paybackMonths / 12), paybackMonths % 12]).toEqual([6, 8])
        await expect(outcome).toContainText(
          language === 'nl' ? '6 jaar en 8 maanden' : '6 Jahre und 8 Monate',
        )
        const text = normalizeSpaces((await outcome.textContent()) ?? '')
        expect(text).toContain(
          normalizeSpaces(formatAmount(language, calculateAnnuityPayment(9500, 4, 120), 2)),
        )
        await expectAccessible(page)
      })
    })
