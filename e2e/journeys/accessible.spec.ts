import { expectAccessible } from '../accessible.ts'
import { expect, portalOf, signIn, test } from '../portal.ts'

for (const [tenant, user] of [
  ['zuider', 'anna'],
  ['noorder', 'hilde'],
] as const) {
  test.describe(tenant, () => {
    test.use({ baseURL: portalOf(tenant) })

    test('sign-in has no accessibility violation', async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Inloggen' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
    })

    test('the mortgages and the profile drawer have no accessibility violation', async ({ page }) => {
      await signIn(page, user)
      await expect(page.getByText('Nog af te lossen').first()).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: /^Profiel van/ }).click()
      await expectAccessible(page)
    })
  })
}
