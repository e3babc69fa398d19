import { apiOrigin, expect, getPortalOrigin, submitCredentials, test } from '../portal-test.ts'

test('@SHELL-08 an unknown tenant gets its own page, with status 404', async ({ page }) => {
  const response = await page.goto(getPortalOrigin('niets'))
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Dit kantoor kennen we niet' })).toBeVisible()
})

test('@LOGIN-10 a wrong password is rejected, and the typed input stays', async ({ page }) => {
  await page.goto('/login')
  await submitCredentials(page, 'anna', 'not-the-password')
  await expect(page.getByRole('alert')).toContainText('kloppen niet')
  await expect(page.getByLabel('Gebruikersnaam', { exact: true })).toHaveValue('anna')
  await expect(page).toHaveURL(/\/login$/)
})

test('@WCAG-3.3.1 @WCAG-3.3.3 @LOGIN-04 @LOGIN-05 trust D4: empty fields get an error each, and the error summary gets focus', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(2)
  await expect(page.getByLabel('Gebruikersnaam', { exact: true })).toHaveAttribute('aria-invalid', 'true')
})

test('input that is far too long is rejected with a clear message', async ({ page, request }) => {
  await page.goto('/login')
  await submitCredentials(page, 'a'.repeat(300))
  await expect(page.getByRole('alert')).toBeVisible()
  const response = await request.post(`${apiOrigin}/auth/login`, {
    data: { username: 'a'.repeat(300), password: 'portaal-demo', tenant: 'zuider' },
  })
  expect(response.status()).toBe(422)
  expect((await response.json()).errors).toHaveProperty('username')
})
