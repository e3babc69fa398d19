import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { expectAccessible } from '../expect-accessible.ts'
import { callAsCustomer, expect, signIn, test } from '../portal-test.ts'

const exampleCustomer = { username: 'tess', tenant: 'zuider' }

test('@EDIT-16 @EDIT-17 @EDITINCOME-06 tess changes one income on a phone in three taps and one of her partner by keyboard, and all others stay unchanged', {
  tag: '@full',
}, async ({ page, request }) => {
  const fetchIncomeData = async () => ({
    own: (await callAsCustomer(request, exampleCustomer, getIncomes)).data,
    partners: (await callAsCustomer(request, exampleCustomer, getPartnerIncomes)).data,
    amount: (await callAsCustomer(request, exampleCustomer, getCustomer)).data.gross_annual_income,
    partnersAmount: (await callAsCustomer(request, exampleCustomer, getFamily)).data.partner
      ?.gross_annual_income,
  })
  const before = await fetchIncomeData()
  const [salary, rent] = before.own
  const review = page.getByRole('dialog', { name: 'Klopt dit zo?' })
  const rows = review.locator('dl > div')

  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'tess', '/dashboard')
  await page.getByRole('link', { name: 'Bekijk je inkomen' }).click()
  await page.getByRole('link', { name: 'Verhuur opslag wijzigen' }).click()
  const amount = page.getByLabel('Bedrag per jaar')
  await expect(amount).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`/editInfo/income/income-${rent?.id}$`))
  await expectAccessible(page)
  await amount.fill('9.120')
  await page.getByRole('button', { name: 'Nakijken en opslaan' }).click()
  await expect(rows).toHaveText([
    /Bedrag per jaar.*9\.000,00.*9\.120,00/,
    /Inkomen nu, alles samen.*61\.000.*61\.120/,
  ])
  await expect(review.getByRole('heading', { name: 'Van jou' })).toBeVisible()
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Je wijzigingen zijn opgeslagen')).toBeVisible()
  await page.reload()
  await expect(amount).toHaveValue('9.120,00')
  const fileAfterOwnChange = await fetchIncomeData()
  const changed = { ...rent, total: 9120, description: [{ label: 'Huur per maand', value: 760 }] }
  expect(fileAfterOwnChange).toEqual({ ...before, own: [salary, changed], amount: 61_120 })

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/inkomen')
  await expect(page.locator('#portal')).not.toHaveAttribute('data-layout')
  await page.getByRole('link', { name: 'Bakkerij Vroeg wijzigen' }).press('Enter')
  const partnerSalaryField = page.getByLabel('Bruto jaarsalaris')
  await expect(partnerSalaryField).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('10.000')
  await page.keyboard.press('Enter')
  await expect(review.getByRole('heading', { name: 'Joris' })).toBeVisible()
  await expect(rows).toHaveText([
    /Bruto jaarsalaris.*10\.000,00/,
    /Samen per jaar/,
    /Inkomen nu, alles samen/,
  ])
  await review.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(page.getByText('Je wijzigingen zijn opgeslagen')).toBeVisible()
  await page.reload()
  await expect(partnerSalaryField).toHaveValue('10.000,00')
  const [bakery] = before.partners
  const total = 10_000 + (bakery?.employment?.holiday_bonus ?? 0)
  const all = await fetchIncomeData()
  expect(all).toMatchObject({
    own: fileAfterOwnChange.own,
    amount: fileAfterOwnChange.amount,
    partners: [
      { ...bakery, total, employment: { gross_annual_income: 10_000 }, description: expect.anything() },
    ],
    partnersAmount: Math.floor(total),
  })
})

test('@EDIT-16 femke edits her telephone number and the value of her home from where they are shown, and no other field is asked', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'femke', '/editInfo/account')
  await page.getByRole('link', { name: 'Mobiel nummer wijzigen' }).click()
  await expect(page.getByLabel(/^Mobiel nummer/)).toBeFocused()
  await page.goto('/wonen')
  await page.getByRole('link', { name: 'Wijzig de waarde' }).click()
  await expect(page.getByLabel('Marktwaarde')).toBeFocused()
  await expect(page.getByText('Je wijzigt alleen dit. De rest blijft zoals het is.')).toBeVisible()
  await expect(page.getByLabel('Postcode')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Alles wijzigen' }).click()
  await expect(page.getByLabel('Postcode')).toBeVisible()
})
