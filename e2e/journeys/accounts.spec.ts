import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, getPortalOrigin, signIn, submitCredentials, test } from '../portal-test.ts'

const openProfileDrawer = (page: Page) => page.getByRole('button', { name: /^Profiel van/ }).click()
const getAccountRow = (page: Page, name: string) =>
  page
    .getByRole('dialog', { name: /^Profiel van/ })
    .getByRole('listitem')
    .filter({ hasText: name })

/** Signs in a second customer through the profile drawer of the first. */
async function addSecondAccount(page: Page, username: string) {
  await openProfileDrawer(page)
  await page.getByRole('link', { name: 'Met een ander account inloggen' }).click()
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
  await submitCredentials(page, username)
}

for (const { tenant, first, second, tag } of [
  {
    tenant: 'zuider',
    first: { username: 'anna', name: 'Anna de Wit', short: 'Anna' },
    second: { username: 'gerda', name: 'Gerda Mulder', short: 'Gerda' },
    tag: [],
  },
  {
    tenant: 'noorder',
    first: { username: 'hilde', name: 'Hilde', short: 'Hilde' },
    second: { username: 'igor', name: 'Igor', short: 'Igor' },
    tag: ['@full'],
  },
])
  test.describe(tenant, { tag }, () => {
    test.use({ baseURL: getPortalOrigin(tenant) })

    test('@ACCOUNTS-01 @ACCOUNTS-04 @ACCOUNTS-05 @ACCOUNTS-06 two customers share a device', {
      tag: '@full',
    }, async ({ page }) => {
      await signIn(page, first.username, '/contact')
      await addSecondAccount(page, second.username)
      const getProfileButton = (name: string) =>
        page.getByRole('button', { name: new RegExp(`^Profiel van ${name}`) })
      await expect(getProfileButton(second.name)).toBeVisible()

      await openProfileDrawer(page)
      await expect(getAccountRow(page, second.name)).toContainText('Nu actief')
      await expect(
        getAccountRow(page, second.name).getByRole('button', { name: /van dit apparaat/ }),
      ).toHaveCount(0)
      await expectAccessible(page)
      await page.getByRole('button', { name: `Verder als ${first.short}` }).click()
      await expect(getProfileButton(first.name)).toBeVisible()
      await page.reload()
      await expect(getProfileButton(first.name)).toBeVisible()

      await openProfileDrawer(page)
      await expect(getAccountRow(page, first.name)).toContainText('Nu actief')
      await getAccountRow(page, second.name)
        .getByRole('button', { name: /van dit apparaat halen/ })
        .click()
      await expect(page.getByRole('button', { name: `Verder als ${second.short}` })).toHaveCount(0)
      await page.reload()
      await openProfileDrawer(page)
      await expect(page.getByRole('link', { name: 'Met een ander account inloggen' })).toBeVisible()
      await expect(page.getByRole('button', { name: `Verder als ${second.short}` })).toHaveCount(0)
    })
  })

test('@ACCOUNTS-04 signing out one account keeps the other signed in without a password', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna', '/contact')
  await addSecondAccount(page, 'gerda')
  await expect(page.getByRole('button', { name: /^Profiel van Gerda/ })).toBeVisible()
  await openProfileDrawer(page)
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page.getByText('Eerder op dit apparaat ingelogd')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Verder als Gerda' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Verder als Anna' }).click()
  await expect(page.getByRole('button', { name: /^Profiel van Anna/ })).toBeVisible()

  await openProfileDrawer(page)
  await page.getByRole('button', { name: 'Inloggen als Gerda' }).click()
  await expect(page.getByLabel('Gebruikersnaam')).toHaveValue('gerda')
  await page.goto('/contact')
  await openProfileDrawer(page)
  await page.getByRole('button', { name: 'Gerda Mulder van dit apparaat halen' }).click()
  await expect(page.getByRole('button', { name: 'Inloggen als Gerda' })).toHaveCount(0)
})

test('@ACCOUNTS-04 an account with an expired session must sign in again', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, 'anna', '/contact')
  await addSecondAccount(page, 'gerda')
  await expect(page.getByRole('button', { name: /^Profiel van Gerda/ })).toBeVisible()
  await openProfileDrawer(page)
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page.getByText('Eerder op dit apparaat ingelogd')).toBeVisible()
  await page.route(/\/auth\/refresh|\/customer\//, (route) =>
    route.fulfill({ status: 401, json: { error: 'unauthorized' } }),
  )
  await page.getByRole('button', { name: 'Verder als Anna' }).click()
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Inloggen als Anna' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verder als Anna' })).toHaveCount(0)
})

test('adding a second account can be cancelled, and the first stays signed in', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, 'anna', '/contact')
  await openProfileDrawer(page)
  await page.getByRole('link', { name: 'Met een ander account inloggen' }).click()
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten' })).toBeVisible()
  await page.getByRole('link', { name: 'Terug naar inloggen' }).click()
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Profiel van Anna/ })).toBeVisible()
})
