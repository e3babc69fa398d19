import type { Page } from '@playwright/test'
import { newPassword, resetDemoPassword, submitNewPassword } from '../customer-password.ts'
import { demoPassword, expect, test } from '../portal-test.ts'
import { storeCustomerSession } from '../stored-session.ts'

/** Serial, because all links are for one customer, whose password the tests change and restore. */
test.describe.configure({ mode: 'default' })

/**
 * Leaves the portal. Otherwise its page would reload when the test restores the customer's password, which ends the
 * session.
 */
const leavePortal = (page: Page) => page.goto('about:blank')

const expiredLinkText = 'Deze link werkt niet meer'

test('@RESET-01 @RESET-04 the password link of a new account sets its password and signs in', {
  tag: '@full',
}, async ({ page, request }) => {
  await page.goto('/password?register=1&token=register-ok')
  await expect(page.getByRole('heading', { name: 'Wachtwoord instellen' })).toBeVisible()
  const username = page.getByLabel('Gebruikersnaam', { exact: true })
  await expect(username).toHaveValue('dora')
  await expect(username).not.toBeEditable()
  await submitNewPassword(page)
  await expect(page.getByText('Welkom, Dora van Essen')).toBeVisible()
  await resetDemoPassword(request, 'dora', demoPassword)
})

test('@RESET-02 @RESET-03 @RESET-05 @RESET-06 a new password is validated, and its link can be used once', {
  tag: '@full',
}, async ({ page, request }) => {
  await page.goto('/?reset_password=reset-ok')
  const username = page.getByLabel('Gebruikersnaam', { exact: true })
  await expect(username).toHaveValue('dora')
  await page.reload()
  await expect(username).toHaveValue('dora')
  await page.goto('/login')
  await page.goBack()
  await expect(username).toHaveValue('dora')
  const alert = page.getByRole('alert')
  await submitNewPassword(page, '')
  await expect(alert).toContainText('Vul je wachtwoord in')
  await expect(alert).toContainText('Vul je wachtwoord nog een keer in')
  await submitNewPassword(page, 'zeven77')
  await expect(alert).toContainText('minstens 8 tekens')
  await submitNewPassword(page, newPassword, `${newPassword}!`)
  await expect(alert).toContainText('niet gelijk')
  await submitNewPassword(page, 'password1')
  await expect(alert).toContainText('te makkelijk te raden')

  await submitNewPassword(page)
  await expect(page.getByText('Welkom, Dora van Essen')).toBeVisible()
  await leavePortal(page)
  await resetDemoPassword(request, 'dora', demoPassword)

  await page.goto('/?reset_password=reset-ok')
  await expect(alert).toContainText(expiredLinkText)
})

for (const token of ['reset-used', 'reset-expired @full', 'never-made @full'])
  test(`@RESET-06 the token ${token} leads to requesting a new link instead of a form`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto(`/password?reset_password=1&token=${token.split(' ')[0]}`)
    await expect(page.getByRole('alert')).toContainText(expiredLinkText)
    await expect(page.getByLabel('Nieuw wachtwoord', { exact: true })).toBeHidden()
    await page.getByRole('link', { name: 'Nieuwe link aanvragen' }).click()
    await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten' })).toBeVisible()
  })

test('trust A8: the token is removed from the address before any request to the server', async ({ page }) => {
  await page.addInitScript(() => {
    const requestedFrom: string[] = []
    const ask = globalThis.fetch
    globalThis.fetch = (...args) => {
      requestedFrom.push(location.href)
      return ask(...args)
    }
    Object.assign(globalThis, { requestedFrom })
  })
  await page.goto('/password?reset_password=1&token=reset-used')
  await expect(page.getByRole('alert')).toContainText(expiredLinkText)
  const requestedFrom = await page.evaluate(
    () => (globalThis as unknown as { requestedFrom: string[] }).requestedFrom,
  )
  expect(requestedFrom.length).toBeGreaterThan(0)
  expect(requestedFrom.join(' ')).not.toContain('reset-used')
  await expect(page).toHaveURL(/\/password\?reset_password=1$/)
})

test('@SHELL-09 the password screen is also shown to a signed-in customer', { tag: '@full' }, async ({
  page,
}) => {
  await storeCustomerSession(page, 'anna', '/')
  await page.goto('/hypotheek?reset_password=reset-expired')
  await expect(page.getByRole('alert')).toContainText(expiredLinkText)
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeHidden()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Overzicht', level: 1 })).toBeVisible()
})
