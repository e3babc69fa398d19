import { readFile } from 'node:fs/promises'
import { getMortgages, type Mortgage } from '@portal/contract/mortgage'
import { expectAccessible } from '../expect-accessible.ts'
import { callAsCustomer, expect, expectFocusIn, getPortalOrigin, signIn, test } from '../portal-test.ts'

const formatTypedAmount = (amount: number) =>
  new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)
const parseAmountCents = (
  parts: Mortgage['mortgageParts'],
  of: 'monthly_interest_amount' | 'monthly_repayment_amount',
) => (parts ?? []).reduce((sum, part) => sum + Math.round((part[of] ?? 0) * 100), 0) / 100

test('the repayment schedule starts with the server’s sums, and can be downloaded as a file', {
  tag: '@full',
}, async ({ page, request }) => {
  await signIn(page, 'anna', '/hypotheek')
  const { data } = await callAsCustomer(request, { username: 'anna', tenant: 'zuider' }, getMortgages)
  const [, second] = data
  if (!second) throw new Error('anna has no second mortgage')
  await page.getByRole('link', { name: /^Bekijk deze hypotheek: Korte Heuvel/ }).click()
  await page.clock.fastForward(1000)
  const details = page.getByRole('dialog', { name: /Korte Heuvel 8/ })
  await expectFocusIn(details)
  await details.getByRole('tab', { name: 'Per maand' }).click()
  const months = details.getByRole('table', { name: 'Schema per maand' })
  const first = months.locator('tr[aria-rowindex="2"]')
  await expect(first).toContainText(
    formatTypedAmount(parseAmountCents(second.mortgageParts, 'monthly_interest_amount')),
  )
  await expect(first).toContainText(
    formatTypedAmount(parseAmountCents(second.mortgageParts, 'monthly_repayment_amount')),
  )
  expect(await months.getByRole('row').count()).toBeLessThan(60)
  await details.getByRole('region', { name: 'Schema per maand' }).press('End')
  await expect(months.getByText(/^einde deel 1/)).toBeVisible()

  const downloading = page.waitForEvent('download')
  await details.getByRole('button', { name: 'Download als spreadsheet' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('Betaalschema Korte Heuvel 8, Tilburg.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  const count = Number(await months.getAttribute('aria-rowcount'))
  expect(lines).toHaveLength(count)
  expect(lines.at(-1)).toMatch(/;0,00;einde deel 1$/)
  await expectAccessible(page)
})

test('an upcoming event can be added to a calendar', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'anna', '/hypotheek')
  await page.getByRole('link', { name: /^Bekijk deze hypotheek: Wilhelminapark/ }).click()
  await page.clock.fastForward(1000)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Zet in je agenda: Einde vaste rente van deel 3/ }).click()
  const file = await downloading
  const text = await readFile(await file.path(), 'utf8')
  expect(file.suggestedFilename()).toMatch(/^Wilhelminapark 27-A, Breda .*\.ics$/)
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(text).toMatch(/DTSTART;VALUE=DATE:20\d{6}\r\n/)
})

test('the chart’s code loads after the figures, and without it the table is shown', { tag: '@full' }, async ({
  page,
}) => {
  let refused = 0
  await page.route('**/schedule-chart*.js', (route) => {
    refused++
    return route.abort()
  })
  await signIn(page, 'anna', '/hypotheek')
  await page.getByRole('link', { name: /^Bekijk deze hypotheek: Wilhelminapark/ }).click()
  await page.clock.fastForward(1000)
  const details = page.getByRole('dialog', { name: /Wilhelminapark/ })
  await expect(details.getByText('Nog af te lossen').first()).toBeVisible()
  await expect(details.getByRole('table', { name: 'Zo betaal je de komende jaren' })).toBeVisible()
  await expect.poll(() => refused).toBeGreaterThan(0)
})

test('a printed mortgage has the tenant’s name and all years, and nothing of the page behind it', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna', '/hypotheek')
  await page.getByRole('link', { name: /^Bekijk deze hypotheek: Wilhelminapark/ }).click()
  await page.clock.fastForward(1000)
  const details = page.getByRole('dialog', { name: /Wilhelminapark/ })
  await expect(details).toBeVisible()
  await expect(details.getByText(/^Afgedrukt op/)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(details.getByText(/^Afgedrukt op/)).toBeVisible()
  await expect(details.getByRole('img', { name: /^Zuider/ })).toBeVisible()
  await expect(details.getByRole('rowheader', { name: '2050' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeHidden()
  await expect(details.getByRole('button', { name: 'Afdrukken' })).toBeHidden()
})

test('noor’s mortgage without loan parts shows its own figures, without timeline and schedule', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'noor', '/hypotheek')
  await page.getByRole('link', { name: /^Bekijk deze hypotheek/ }).click()
  await page.clock.fastForward(1000)
  const details = page.getByRole('dialog', { name: /Speelhuislaan 171/ })
  await expect(details.getByText('€ 211.350,00').first()).toBeVisible()
  await expect(details.getByRole('heading', { name: 'Looptijd van je leningdelen' })).toBeHidden()
  await expect(details.getByRole('heading', { name: 'Zo betaal je de komende jaren' })).toBeHidden()
})

test('hilde reads mortgage and schedule in formal Dutch', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'hilde', `${getPortalOrigin('noorder')}/hypotheek`)
  await page.getByRole('link', { name: /^Bekijk deze hypotheek/ }).click()
  await page.clock.fastForward(1000)
  const details = page.getByRole('dialog', { name: /Helper Brink 33/ })
  await expect(details.getByRole('heading', { name: 'Zo betaalt u de komende jaren' })).toBeVisible()
  await expect(details.getByText('Hier woont u')).toBeVisible()
  const detailsText = (await details.textContent()) ?? ''
  expect(detailsText).not.toMatch(/(?<![a-z])(je|jij|jou|jouw)(?![a-z])/i)
  await expectAccessible(page)
})
