import { getMortgages } from '@portal/contract/mortgage'
import { callAsCustomer, expect, signIn, signInByForm, test } from '../portal-test.ts'
import { waitUntilSettled } from '../wait-until-settled.ts'

const formatAmount = (amount: number) =>
  new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(amount)

test('a customer signs in and sees the mortgages of the database', async ({ page, request }) => {
  await signInByForm(page, 'anna', '/hypotheek')
  await expect(page).toHaveURL(/\/hypotheek$/)
  const { data } = await callAsCustomer(request, { username: 'anna', tenant: 'zuider' }, getMortgages)
  expect(data.length).toBeGreaterThan(1)

  const main = page.getByRole('main')
  for (const mortgage of data) {
    await expect(main.getByText(mortgage.agency?.receiver_name ?? '', { exact: false }).first()).toBeVisible()
    await expect(main.getByText(formatAmount(mortgage.restantHoofdsom ?? 0)).first()).toBeVisible()
    await expect(main.getByText(formatAmount(mortgage.monthly_amount ?? 0)).first()).toBeVisible()
  }
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toContainText(String(data.length))
})

test('the texts of a screen load only the first part of the font', { tag: '@full' }, async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await signIn(page, 'anna', '/documenten')
  await waitUntilSettled(page)
  expect(await page.evaluate(() => document.fonts.ready.then(({ status }) => status))).toBe('loaded')
  expect(fonts).toEqual([expect.stringContaining('.first.')])
})

test('the session survives a reload with a server-rendered menu, and ends when signing out', async ({
  page,
}) => {
  await signIn(page, 'anna', '/hypotheek')
  await expect(async () => {
    const html = await page.evaluate(async () => (await fetch('/hypotheek')).text())
    expect(html).toContain('aria-label="Hoofdmenu"')
  }).toPass()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hypotheek', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/hypotheek$/)

  await page.getByRole('button', { name: /^Profiel van/ }).click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page.getByText('Je bent uitgelogd.')).toBeVisible()
  await page.goto('/hypotheek')
  await expect(page).toHaveURL(/\/login\?next=%2Fhypotheek$/)
})

test('@ROUTE-23 a screen opened without a session leads to sign-in, and back to it afterwards', async ({
  page,
}) => {
  await page.goto('/hypotheek')
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Gebruikersnaam', { exact: true }).fill('anna')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('portaal-demo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/hypotheek$/)
})

test('signing out in one tab signs out the other tab', { tag: '@full' }, async ({ page, context }) => {
  await signIn(page, 'anna', '/contact')
  const other = await context.newPage()
  await other.goto('/hypotheek')
  await expect(other.getByRole('heading', { name: 'Hypotheek', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /^Profiel van/ }).click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(other.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
})
