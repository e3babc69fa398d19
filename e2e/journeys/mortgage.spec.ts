import { getMortgages } from '@portal/contract/mortgage'
import { expectAccessible } from '../expect-accessible.ts'
import { callAsCustomer, expect, signIn, test } from '../portal-test.ts'

const formatAmount = (amount: number | null) =>
  new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(amount ?? Number.NaN)

test('a mortgage opens by keyboard with the server’s figures, and closing it returns focus', {
  tag: '@full',
}, async ({ page, request }) => {
  await signIn(page, 'anna', '/hypotheek')
  const { data } = await callAsCustomer(request, { username: 'anna', tenant: 'zuider' }, getMortgages)
  const [mortgage] = data
  if (!mortgage) throw new Error('anna has no mortgage')

  const opener = page.getByRole('link', { name: /^Bekijk deze hypotheek: Wilhelminapark/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: /Wilhelminapark 27-A/ })
  await expect(details).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/hypotheek/${mortgage.id}$`))
  await page.clock.fastForward(1000)

  const getFigure = (term: string) => details.locator('dl > div', { hasText: term }).locator('dd').first()
  await expect(getFigure('Nog af te lossen')).toHaveText(formatAmount(mortgage.restantHoofdsom))
  await expect(getFigure('Per maand, bruto')).toHaveText(formatAmount(mortgage.monthly_amount))
  await expect(getFigure('Oorspronkelijke hypotheek')).toHaveText(formatAmount(mortgage.hoofdsomHypotheek))
  const parts = details.getByRole('listitem').filter({ hasText: /^Deel \d/ })
  await expect(parts).toHaveCount(mortgage.mortgageParts?.length ?? 0)
  for (const [index, part] of (mortgage.mortgageParts ?? []).entries())
    await expect(parts.nth(index)).toContainText(formatAmount(part.remaining_debt))
  await expect(details.getByRole('group', { name: /maandbedrag/ })).toContainText(
    formatAmount(mortgage.monthly_amount),
  )

  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await page.clock.fastForward(1000)
  await expect(details).toBeHidden()
  await expect(page).toHaveURL(/\/hypotheek$/)
  await expect(opener).toBeFocused()
})

test('@MORTGAGE-37 @MORTGAGE-38 arrow keys change the what-ifs: an extra repayment, and another rate after the fixed period', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna', '/hypotheek')
  await page.getByRole('link', { name: /^Bekijk deze hypotheek: Wilhelminapark/ }).click()
  await page.clock.fastForward(1000)
  const details = page.getByRole('dialog', { name: /Wilhelminapark 27-A/ })
  const extra = details.getByRole('slider', { name: /^Extra aflossen in/ })
  await extra.focus()
  await page.keyboard.press('End')
  const maxRepaymentText = await extra.getAttribute('aria-valuetext')
  expect(maxRepaymentText).toMatch(
    /^€\s[\d.]+\. €\s[\d.]+ minder per maand\. €\s[\d.]+ minder rente tot \d{4}$/,
  )
  await page.keyboard.press('ArrowLeft')
  await expect(extra).not.toHaveAttribute('aria-valuetext', maxRepaymentText ?? '')

  const rate = page.getByRole('slider', { name: /^Nieuwe rente vanaf/ })
  const card = details.locator('section', { has: rate })
  await rate.focus()
  await expect(rate).toHaveAttribute('aria-valuetext', /^5,00%\. €\s[\d.]+ meer per maand$/)
  await expect(card.getByText(/^Bruto, .* We beginnen bij 5,00%/)).toBeVisible()
  const bars = card.getByRole('listitem')
  await expect(bars).toHaveText([/^Zelfde rente€/, /^Nieuwe rente€/])
  const atFirst = await bars.last().textContent()
  await page.keyboard.press('ArrowRight')
  await expect(rate).toHaveAttribute('aria-valuetext', /^5,05%/)
  await page.keyboard.press('Home')
  await expect(rate).toHaveAttribute('aria-valuetext', /^0,50%\. €\s[\d.]+ minder per maand$/)
  expect(await bars.last().textContent()).not.toBe(atFirst)
  await expectAccessible(page)
})
