import { expect, getPortalOrigin, signIn, test } from '../portal-test.ts'

for (const { tenant, username, you, intro, tag } of [
  { tenant: 'zuider', username: 'anna', you: /^Du: /, intro: 'Gib deinen Benutzernamen', tag: [] },
  {
    tenant: 'noorder',
    username: 'hilde',
    you: /^Sie: /,
    intro: 'Bitte geben Sie Ihren Benutzernamen',
    tag: '@full',
  },
])
  test.describe(tenant, { tag }, () => {
    test.use({ baseURL: getPortalOrigin(tenant) })

    test('@I18N-01 @I18N-02 @I18N-03 a new language applies at once, in the tenant’s form of address, and is remembered', {
      tag: '@full',
    }, async ({ page }) => {
      await signIn(page, username, '/hypotheek')
      await page.evaluate(() => Object.assign(globalThis, { samePage: true }))
      await page.getByRole('button', { name: 'English' }).click()
      await expect(page.getByRole('heading', { name: 'Mortgage', level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page.getByRole('button', { name: 'Deutsch' }).click()
      await expect(page.getByRole('heading', { name: 'Hypothek', level: 1 })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(/Noch|noch/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true)

      await page.reload()
      await expect(page.getByRole('heading', { name: 'Hypothek', level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await page.getByRole('button', { name: /^Profil von/ }).click()
      await expect(page.getByRole('region', { name: you })).toBeVisible()
      await page.getByRole('button', { name: 'Abmelden' }).click()
      await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
      await expect(page.getByText(intro)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    })
  })
