import type { Page } from '@playwright/test'
import { linksFor } from '../mail.ts'
import { apiOrigin, expect, password, portalOf, test } from '../portal.ts'

test.use({ baseURL: apiOrigin })

const officeField = (page: Page) => page.getByLabel('Kantoorcode', { exact: true })
const userField = (page: Page) => page.getByLabel('Gebruikersnaam', { exact: true })

async function typeAll(page: Page, office: string, username: string) {
  await officeField(page).fill(office)
  await userField(page).fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim())

test('@LOGIN-02 @LOGIN-03 the office code is asked for, required and upper-cased', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Vul de kantoorcode in')
  await expect(officeField(page)).toHaveAttribute('aria-invalid', 'true')
  await officeField(page).pressSequentially('zuider')
  await expect(officeField(page)).toHaveValue('ZUIDER')
  await page.goto(`${portalOf('zuider')}/login`)
  await expect(userField(page)).toBeVisible()
  await expect(officeField(page)).toBeHidden()
})

test('an office code that nobody has is named, and what was typed stays', async ({ page }) => {
  await page.goto('/login')
  await typeAll(page, 'NIETS', 'anna')
  await expect(page.getByRole('alert')).toContainText('kennen deze kantoorcode niet')
  await expect(userField(page)).toHaveValue('anna')
})

test('a forgotten password is asked for with the office code, which comes along from sign-in', {
  tag: '@full',
}, async ({ page, request }) => {
  const links = await linksFor(request, 'quinn')
  await page.goto('/login')
  await officeField(page).fill('zuider')
  await userField(page).fill('quinn')
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await expect(officeField(page)).toHaveValue('ZUIDER')
  await officeField(page).fill('niets')
  await page.getByRole('button', { name: 'E-mail aanvragen' }).click()
  await expect(page.getByRole('alert')).toContainText('kennen deze kantoorcode niet')
  await officeField(page).fill('zuider')
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
  test(`@TENANT-04 @TENANT-05 the code ${office} leads into that tenant's portal, and so does a reload`, {
    tag: '@full',
  }, async ({ page, context }) => {
    const own = await context.newPage()
    await own.goto(`${portalOf(office.toLowerCase())}/login`)
    const accent = await accentOf(own)
    await own.close()

    await page.clock.install()
    await page.goto('/login')
    const plain = await accentOf(page)
    expect(plain).not.toBe(accent)
    await typeAll(page, office, username)
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
      expect(await accentOf(page)).toBe(accent)
      await expect(page.getByRole('main').getByText(wording).first()).toBeVisible()
    }

    await page.getByRole('button', { name: /^Profiel van/ }).click()
    await page.getByRole('button', { name: 'Uitloggen' }).click()
    await expect(officeField(page)).toBeVisible()
    expect(await accentOf(page)).toBe(plain)
    await expect(page).not.toHaveTitle(new RegExp(tenant))
  })
