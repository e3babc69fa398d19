import type { Page } from '@playwright/test'
import { chooseNewPassword, newPassword, restorePassword } from '../account.ts'
import { expect, password, test } from '../portal.ts'
import { storeSession } from '../stored-session.ts'

/** Serial, because all links are one customer's, whose password the tests change and restore. */
test.describe.configure({ mode: 'default' })

/** Closes the portal, so that no page reloads when its session ends with the restored password. */
const leave = (page: Page) => page.goto('about:blank')

const expired = 'Deze link werkt niet meer'

test('@RESET-01 @RESET-04 the link of a first account sets its password and signs in', {
  tag: '@full',
}, async ({ page, request }) => {
  await page.goto('/password?register=1&token=register-ok')
  await expect(page.getByRole('heading', { name: 'Wachtwoord instellen' })).toBeVisible()
  const username = page.getByLabel('Gebruikersnaam', { exact: true })
  await expect(username).toHaveValue('dora')
  await expect(username).not.toBeEditable()
  await chooseNewPassword(page)
  await expect(page.getByText('Welkom, Dora van Essen')).toBeVisible()
  await restorePassword(request, 'dora', password)
})

test('@RESET-02 @RESET-03 @RESET-05 @RESET-06 a new password is checked, set once, and its link is spent', {
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
  await chooseNewPassword(page, '')
  await expect(alert).toContainText('Vul je wachtwoord in')
  await expect(alert).toContainText('Vul je wachtwoord nog een keer in')
  await chooseNewPassword(page, 'zeven77')
  await expect(alert).toContainText('minstens 8 tekens')
  await chooseNewPassword(page, newPassword, `${newPassword}!`)
  await expect(alert).toContainText('niet gelijk')
  await chooseNewPassword(page, 'password1')
  await expect(alert).toContainText('te makkelijk te raden')

  await chooseNewPassword(page)
  await expect(page.getByText('Welkom, Dora van Essen')).toBeVisible()
  await leave(page)
  await restorePassword(request, 'dora', password)

  await page.goto('/?reset_password=reset-ok')
  await expect(alert).toContainText(expired)
})

for (const token of ['reset-used', 'reset-expired @full', 'never-made @full'])
  test(`@RESET-06 the token ${token} leads to a new link instead of a form`, { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto(`/password?reset_password=1&token=${token.split(' ')[0]}`)
    await expect(page.getByRole('alert')).toContainText(expired)
    await expect(page.getByLabel('Nieuw wachtwoord', { exact: true })).toBeHidden()
    await page.getByRole('link', { name: 'Nieuwe link aanvragen' }).click()
    await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten' })).toBeVisible()
  })

test('trust A8: a token has left the address before anything is asked of the server', async ({ page }) => {
  await page.addInitScript(() => {
    const requestedFrom: string[] = []
    const ask = globalThis.fetch
    globalThis.fetch = (...given) => {
      requestedFrom.push(location.href)
      return ask(...given)
    }
    Object.assign(globalThis, { requestedFrom })
  })
  await page.goto('/password?reset_password=1&token=reset-used')
  await expect(page.getByRole('alert')).toContainText(expired)
  const requestedFrom = await page.evaluate(
    () => (globalThis as unknown as { requestedFrom: string[] }).requestedFrom,
  )
  expect(requestedFrom.length).toBeGreaterThan(0)
  expect(requestedFrom.join(' ')).not.toContain('reset-used')
  await expect(page).toHaveURL(/\/password\?reset_password=1$/)
})

test('@SHELL-09 the password screen is shown to a signed-in customer as well', { tag: '@full' }, async ({
  page,
}) => {
  await storeSession(page, 'anna', '/')
  await page.goto('/hypotheek?reset_password=reset-expired')
  await expect(page.getByRole('alert')).toContainText(expired)
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeHidden()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Overzicht', level: 1 })).toBeVisible()
})
