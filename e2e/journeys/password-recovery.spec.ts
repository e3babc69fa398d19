import { resetDemoPassword, submitNewPassword } from '../customer-password.ts'
import { createLinkWaiter } from '../demo-mails.ts'
import { demoPassword, expect, test } from '../portal-test.ts'

test('@RECOVER-01 @RECOVER-02 @RESET-04 after a forgotten password, the mailed link sets a new one and signs in', {
  tag: '@full',
}, async ({ page, request }) => {
  const links = await createLinkWaiter(request, 'quinn')
  await page.goto('/login')
  await page.getByLabel('Gebruikersnaam', { exact: true }).fill('quinn')
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  const username = page.getByLabel('Gebruikersnaam', { exact: true })
  await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten' })).toBeVisible()
  await expect(username).toHaveValue('quinn')

  await username.clear()
  await page.getByRole('button', { name: 'E-mail aanvragen' }).click()
  await expect(page.getByRole('alert')).toContainText('Vul je gebruikersnaam in')
  await username.fill('quinn')
  await page.getByRole('button', { name: 'E-mail aanvragen' }).click()
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
  await expect(page.getByRole('status')).toContainText('Als we deze gebruikersnaam kennen')

  await page.goto(await links.next())
  await expect(page.getByLabel('Gebruikersnaam', { exact: true })).toHaveValue('quinn')
  await submitNewPassword(page)
  await expect(page.getByText('Welkom, Quinn Scholten')).toBeVisible()
  await resetDemoPassword(request, 'quinn', demoPassword)
})

test('@RECOVER-03 if the recovery mail cannot be requested, an error is shown and the form stays', async ({
  page,
}) => {
  await page.goto('/login?mode=recovery')
  await page.getByLabel('Gebruikersnaam', { exact: true }).fill('recovery-fail')
  await page.getByRole('button', { name: 'E-mail aanvragen' }).click()
  await expect(page.getByRole('alert')).toContainText('De e-mail kon niet worden aangevraagd')
  await expect(page.getByLabel('Gebruikersnaam', { exact: true })).toHaveValue('recovery-fail')
  await expect(page).toHaveURL(/mode=recovery/)
})
