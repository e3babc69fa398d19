import { submitNewPassword } from '../customer-password.ts'
import { createCodeWaiter, createLinkWaiter } from '../demo-mails.ts'
import { apiOrigin, demoPassword, expect, submitCredentials, test } from '../portal-test.ts'

/** The tests run serially, because a customer can have only one pending sign-in attempt at a time. */
test.describe.configure({ mode: 'default' })

const createWrongCode = (code: string) => String((Number(code) + 1) % 10_000_000).padStart(7, '0')

test('@OTP-01 @OTP-02 @OTP-04 a wrong code is rejected, a new code invalidates the previous one, and the new one signs in', {
  tag: '@full',
}, async ({ page, request }) => {
  const codes = await createCodeWaiter(request, 'bram')
  await page.goto('/login')
  await submitCredentials(page, 'bram')
  await expect(page.getByRole('heading', { name: 'Vul de code in' })).toBeVisible()
  const old = await codes.next()

  const field = page.getByLabel('Code uit de e-mail')
  const submit = page.getByRole('button', { name: 'Verder' })
  await field.fill(createWrongCode(old))
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('kloppen niet')

  await page.getByRole('button', { name: 'Stuur een nieuwe code' }).click()
  await expect(page.getByText('De vorige werkt niet meer')).toBeVisible()
  const fresh = await codes.next()
  expect(fresh).not.toBe(old)
  await field.fill(old)
  await submit.click()
  await expect(submit).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('alert')).toContainText('kloppen niet')
  await expect(page.getByText(/^Welkom, /)).toBeHidden()

  await field.fill(fresh)
  await submit.click()
  await expect(page.getByText('Welkom, Bram Kuipers')).toBeVisible()
})

test('@OTP-01 a tenant whose server answers with a sentence shows the same code step, usable by keyboard', {
  tag: '@full',
}, async ({ page, request }) => {
  const codes = await createCodeWaiter(request, 'bea')
  await page.goto('/login')
  const username = page.getByLabel('Gebruikersnaam', { exact: true })
  await expect(username).toBeVisible()
  for (let steps = 0; steps < 10; steps++) {
    if (await username.evaluate((field) => field === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(username).toBeFocused()
  await page.keyboard.type('bea')
  for (let steps = 0; steps < 5; steps++) {
    await page.keyboard.press('Tab')
    if (await page.getByLabel('Wachtwoord', { exact: true }).evaluate((it) => it === document.activeElement))
      break
  }
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')

  const field = page.getByLabel('Code uit de e-mail')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Vul de code uit de e-mail in')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.type(await codes.next())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Welkom, Bea Kroon')).toBeVisible()
})

test('a pasted code with a space fills the whole field', { tag: '@full' }, async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const codes = await createCodeWaiter(request, 'bea')
  await page.goto('/login')
  await submitCredentials(page, 'bea')
  const field = page.getByLabel('Code uit de e-mail')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  const code = await codes.next()
  await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${code.slice(0, 3)} ${code.slice(3)} `)
  await page.keyboard.press('Control+V')
  await expect(field).toHaveValue(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Welkom, Bea Kroon')).toBeVisible()
})

test('@ROUTE-02 @OTP-03 the code step requires its code, and leads back to sign-in with the typed user name', {
  tag: '@full',
}, async ({ page }) => {
  await page.route(/\/auth\/login$/, (route) =>
    route.fulfill({ status: 403, json: { error: 'two_factor_required' } }),
  )
  await page.goto('/login')
  await submitCredentials(page, 'anna')
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(page.getByRole('alert')).toContainText('Vul de code uit de e-mail in')
  await page.getByRole('button', { name: 'Terug naar inloggen' }).click()
  await expect(page.getByLabel('Gebruikersnaam', { exact: true })).toHaveValue('anna')
})

test('at the address without a tenant, the tenant of the given office code mails the code', {
  tag: '@full',
}, async ({ page, request }) => {
  const codes = await createCodeWaiter(request, 'bram')
  await page.goto(`${apiOrigin}/login`)
  await page.getByLabel('Kantoorcode', { exact: true }).fill('zuider')
  await submitCredentials(page, 'bram')
  await page.getByLabel('Code uit de e-mail').fill(await codes.next())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Welkom, Bram Kuipers')).toBeVisible()
})

test('@OTP-02 after a reload, the mailed code still signs in once the password is typed again', {
  tag: '@full',
}, async ({ page, request }) => {
  const codes = await createCodeWaiter(request, 'bram')
  await page.goto('/login')
  await submitCredentials(page, 'bram')
  const field = page.getByLabel('Code uit de e-mail')
  await expect(field).toBeVisible()
  const code = await codes.next()
  await page.reload()
  await field.fill(code)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(page.getByText('Welkom, Bram Kuipers')).toBeVisible()
})

/** This test must be the last, because it changes the password of the customer that the other tests use. */
test('@RESET-04 after choosing a new password, the code is still required', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const links = await createLinkWaiter(request, 'bram')
  const codes = await createCodeWaiter(request, 'bram')
  await page.goto('/login?mode=recovery')
  await page.getByLabel('Gebruikersnaam', { exact: true }).fill('bram')
  await page.getByRole('button', { name: 'E-mail aanvragen' }).click()
  await page.goto(await links.next())
  await submitNewPassword(page)
  await page.getByLabel('Code uit de e-mail').fill(await codes.next())
  await expect(page.getByText(/^Welkom, /)).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Welkom, Bram Kuipers')).toBeVisible()
})
