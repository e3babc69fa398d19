import type { Page } from '@playwright/test'
import { createLinkWaiter } from '../demo-mails.ts'
import { apiOrigin, demoPassword, expect, getPortalOrigin, test } from '../portal-test.ts'

test.use({ baseURL: apiOrigin })

const getTenantCodeField = (page: Page) => page.getByLabel('Kantoorcode', { exact: true })
const getUsernameField = (page: Page) => page.getByLabel('Gebruikersnaam', { exact: true })

async function fillSignInForm(page: Page, office: string, username: string) {
  await getTenantCodeField(page).fill(office)
  await getUsernameField(page).fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

const getAccentColor = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim())

test('@LOGIN-02 @LOGIN-03 the office code is required and converted to upper case', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Vul de kantoorcode in')
  await expect(getTenantCodeField(page)).toHaveAttribute('aria-invalid', 'true')
  await getTenantCodeField(page).pressSequentially('zuider')
  await expect(getTenantCodeField(page)).toHaveValue('ZUIDER')
  await page.goto(`${getPortalOrigin('zuider')}/login`)
  await expect(getUsernameField(page)).toBeVisible()
  await expect(getTenantCodeField(page)).toBeHidden()
})

test('an unknown office code gets an error, and what was typed stays', async ({ page }) => {
  await page.goto('/login')
  await fillSignInForm(page, 'NIETS', 'anna')
  await expect(page.getByRole('alert')).toContainText('kennen deze kantoorcode niet')
  await expect(getUsernameField(page)).toHaveValue('anna')
})

test('password recovery requires the office code, which is carried over from sign-in', {
  tag: '@full',
}, async ({ page, request }) => {
  const links = await createLinkWaiter(request, 'quinn')
  await page.goto('/login')
  await getTenantCodeField(page).fill('zuider')
  await getUsernameField(page).fill('quinn')
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await expect(getTenantCodeField(page)).toHaveValue('ZUIDER')
  await getTenantCodeField(page).fill('niets')
  await page.getByRole('button', { name: 'E-mail aanvragen' }).click()
  await expect(page.getByRole('alert')).toContainText('kennen deze kantoorcode niet')
  await getTenantCodeField(page).fill('zuider')
  await page.getByRole('button', { name: 'E-mail aanvragen' }).click()
  await expect(page.getByRole('status')).toContainText('krijgt u binnen een paar minuten een e-mail')
  expect(await links.next()).toContain('zuider.localhost')
})

for (const { office, username, tenant, wording } of [
  { office: 'ZUIDER', username: 'anna', tenant: 'Zuider Advies', wording: 'In totaal heb je nog' },
  {
    office: 'NOORDER',
    username: 'hilde',
    tenant: 'Noorder Hypotheken',
    wording: /In totaal hebt u nog|Hier woont u/,
  },
])
  test(`@TENANT-04 @TENANT-05 the office code ${office} leads to that tenant's portal, also after a reload`, {
    tag: '@full',
  }, async ({ page, context }) => {
    const tenantPage = await context.newPage()
    await tenantPage.goto(`${getPortalOrigin(office.toLowerCase())}/login`)
    const accent = await getAccentColor(tenantPage)
    await tenantPage.close()

    await page.clock.install()
    await page.goto('/login')
    const defaultColor = await getAccentColor(page)
    expect(defaultColor).not.toBe(accent)
    await fillSignInForm(page, office, username)
    await expect(page.getByText(/^Welkom, /)).toBeVisible()
    await page.clock.fastForward(3500)

    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
    for (const again of [false, true]) {
      if (again) await page.reload()
      else await menu.getByRole('link', { name: /^Hypotheek/ }).click()
      await expect(menu.getByRole('img', { name: tenant }).or(menu.getByText(tenant))).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`· ${tenant}$`))
      await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^data:image\/png/)
      await expect(page.getByText('Nog af te lossen').first()).toBeVisible()
      expect(await getAccentColor(page)).toBe(accent)
      await expect(page.getByRole('main').getByText(wording).first()).toBeVisible()
    }

    await page.getByRole('button', { name: /^Profiel van/ }).click()
    await page.getByRole('button', { name: 'Uitloggen' }).click()
    await expect(getTenantCodeField(page)).toBeVisible()
    expect(await getAccentColor(page)).toBe(defaultColor)
    await expect(page).not.toHaveTitle(new RegExp(tenant))
  })
