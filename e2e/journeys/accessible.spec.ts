import { axeCriteria, expectAccessible } from '../expect-accessible.ts'
import { apiOrigin, expect, getPortalOrigin, signIn, submitCredentials, test } from '../portal-test.ts'
import { storeCustomerSession } from '../stored-session.ts'

for (const [tenant, user, other, tag] of [
  ['zuider', 'anna', 'gerda', ''],
  ['noorder', 'hilde', 'igor', '@full'],
] as const) {
  test.describe(`${axeCriteria} trust D1: no accessibility violation at ${tenant}:`, {
    tag: tag || [],
  }, () => {
    test.use({ baseURL: getPortalOrigin(tenant) })

    test('sign-in, with empty fields and after a wrong password', async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
    })

    test('the code step, after a wrong code and after a new mail', { tag: '@full' }, async ({ page }) => {
      await page.route(/\/auth\/login$/, (route) =>
        route.fulfill({ status: 403, json: { error: 'two_factor_required' } }),
      )
      await page.goto('/login')
      await submitCredentials(page, user)
      await expect(page.getByRole('heading', { name: /code in$/ })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Verder' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await page.getByRole('button', { name: /nieuwe code/i }).click()
      await expect(page.getByRole('status')).toBeVisible()
      await expectAccessible(page)
    })

    test('recovery, after an error and after sending', { tag: '@full' }, async ({ page }) => {
      await page.goto('/login?mode=recovery')
      await page.getByRole('button', { name: 'E-mail aanvragen' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel('Gebruikersnaam', { exact: true }).fill('niemand')
      await page.getByRole('button', { name: 'E-mail aanvragen' }).click()
      await expect(page.getByRole('status')).toBeVisible()
      await expectAccessible(page)
    })

    test('a password link, with an empty form and with an invalid token', { tag: '@full' }, async ({
      page,
    }) => {
      await page.goto('/?reset_password=reset-used')
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
      await page.route(/\/token\/validate$/, (route) => route.fulfill({ json: { data: { username: user } } }))
      await page.goto('/?register=made-up')
      await page.getByRole('button', { name: 'Wachtwoord opslaan en inloggen' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
    })

    test('activation: waiting with a hint, failed and finished', { tag: '@full' }, async ({ page }) => {
      const mockResponse = { data: { success: false } }
      await page.route(/\/configure\/password$/, (route) => route.fulfill({ json: mockResponse }))
      await page.clock.install()
      await page.goto('/AccountActiveren')
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
      await page.goto('/AccountActiveren?code=MADE-UP')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const hint = page.getByRole('status').getByText('Het duurt iets langer')
      await expect(async () => {
        await page.clock.runFor(1000)
        await expect(hint).toBeVisible({ timeout: 100 })
      }).toPass()
      await expectAccessible(page)
      mockResponse.data.success = true
      await expect(async () => {
        await page.clock.runFor(4000)
        await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible({ timeout: 100 })
      }).toPass()
      await expectAccessible(page)
    })

    test('the mortgages, both drawers, another customer and an unknown path', async ({ page }) => {
      await signIn(page, user, '/hypotheek')
      await expect(page.getByText('Nog af te lossen').first()).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: /^Profiel van/ }).click()
      await page.getByRole('link', { name: 'Met een ander account inloggen' }).click()
      await expect(page).toHaveURL(/\/accounts$/)
      await submitCredentials(page, other)
      await expect(page).toHaveURL(/\/dashboard$/)
      await page.getByRole('button', { name: /^Profiel van/ }).click()
      await expect(page.getByText('Accounts op dit apparaat')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')

      await page.setViewportSize({ width: 760, height: 900 })
      await page.getByRole('button', { name: 'Menu openen' }).click()
      await expect(page.getByRole('dialog', { name: 'Hoofdmenu' })).toBeVisible()
      await expectAccessible(page)
      await page.goto('/bestaat-niet')
      await expect(page.getByRole('heading', { name: 'Deze pagina is er niet', level: 1 })).toBeVisible()
      await expectAccessible(page)
    })

    test('errors that replace the whole page', { tag: '@full' }, async ({ page }) => {
      await signIn(page, user, '/contact')
      for (const [status, title] of [
        [500, 'Het portaal is even niet bereikbaar'],
        [503, 'Gepland onderhoud'],
        [403, 'Geen toegang'],
        [404, 'Er ging iets mis'],
      ] as const) {
        await page.route(/\/customer\/customer\?/, (route) => route.fulfill({ status, json: {} }))
        await page.reload()
        await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
        await expectAccessible(page)
        await page.unroute(/\/customer\/customer\?/)
      }
    })

    test('the accounts on this device, at sign-in', async ({ page }) => {
      await storeCustomerSession(page, user, '/')
      await page.goto('/accounts')
      await expectAccessible(page)
      await submitCredentials(page, other)
      await expect(page).toHaveURL(/\/dashboard$/)
      await page.clock.fastForward(3500)
      await page.getByRole('button', { name: /^Profiel van/ }).click()
      await page.getByRole('button', { name: 'Uitloggen' }).click()
      await page.clock.fastForward(150)
      await expect(page.getByText('Eerder op dit apparaat ingelogd')).toBeVisible()
      await expectAccessible(page)
    })

    test('the welcome screen after sign-in', async ({ page }) => {
      await page.clock.install()
      await page.goto('/login')
      await submitCredentials(page, user)
      await expect(page.getByText(/^Welkom, /)).toBeVisible()
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
      const looked = expectAccessible(page)
      const ended = looked.then(
        () => true,
        () => true,
      )
      while (!(await Promise.race([ended, page.clock.runFor(1).then(() => false)])));
      await looked
      await expect(page.getByText(/^Welkom, /)).toBeVisible()
    })

    test('the question whether an idle customer is still there', { tag: '@full' }, async ({ page }) => {
      await signIn(page, user, '/contact')
      await page.clock.fastForward('28:30')
      await expect(page.getByRole('alertdialog', { name: /er nog\?$/ })).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test('no accessibility violation at the address without a tenant and at that of an unknown tenant', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${apiOrigin}/login`)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${apiOrigin}/login?mode=recovery`)
  await page.getByRole('button', { name: 'E-mail aanvragen' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await page.goto(getPortalOrigin('niets'))
  await expect(page.getByRole('heading', { name: 'Dit kantoor kennen we niet' })).toBeVisible()
  await expectAccessible(page)
})
