import type { Page } from '@playwright/test'
import { getDocuments } from '@portal/contract/document'
import { expectAccessible } from '../accessible.ts'
import { newPassword, restorePassword } from '../account.ts'
import { codesFor } from '../mail.ts'
import {
  apiOrigin,
  callServer,
  expect,
  expectFocusIn,
  password,
  signIn,
  test,
  typeCredentials,
} from '../portal.ts'

const security = '/editInfo/security'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const section = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) })

const letter = {
  name: 'brief van jan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n/Type /Page\n%%EOF\n'),
}

test('@PWCHANGE-07 @PWCHANGE-08 trust C5: jan sees where else he is signed in, signs out there, changes his password, and loses no file when his session ends', {
  tag: '@full',
}, async ({ page, browser, request }) => {
  await signIn(page, 'jan', security)
  const elsewhere = async () => {
    const context = await browser.newContext({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    })
    const other = await context.newPage()
    await other.goto(page.url())
    await typeCredentials(other, 'jan')
    await expect(other.getByText(/^Welkom, /)).toBeVisible()
    return { other, close: () => context.close() }
  }
  const devices = section(page, 'Waar je bent ingelogd')
  const phone = await elsewhere()
  await page.reload()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first()).toContainText('Dit apparaat')
  await devices.getByRole('button', { name: 'Daar uitloggen: Safari op iOS' }).click()
  await expect(devices.getByText('Je bent uitgelogd op Safari op iOS')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await phone.other.reload()
  await expect(phone.other.getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible()
  await phone.close()

  const again = await elsewhere()
  await page.getByRole('main').getByRole('link', { name: 'Account', exact: true }).click()
  const fill = async (current: string) => {
    await page.getByLabel('Huidig wachtwoord', { exact: true }).fill(current)
    await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(newPassword)
    await page.getByLabel('Nieuw wachtwoord nog een keer').fill(newPassword)
  }
  await fill('niet-mijn-wachtwoord')
  await expect(page.getByText('Sterk: dit is heel lastig te raden')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Het huidige wachtwoord klopt niet')).toBeVisible()
  await button(page, 'Probeer opnieuw').click()
  await page.getByLabel('Huidig wachtwoord', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Je wachtwoord is gewijzigd')).toBeVisible()
  await expectAccessible(page)
  await again.other.reload()
  await expect(again.other.getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible()
  await again.close()

  await page.getByRole('link', { name: 'Documenten' }).first().click()
  await page.locator('input[data-upload=file]').first().setInputFiles(letter)
  const dialog = page.getByRole('dialog', { name: 'Document versturen' })
  await expect(dialog.getByText(/^Klaar om te versturen/)).toBeVisible()
  await restorePassword(request, 'jan', password)
  await dialog.getByRole('button', { name: 'Document versturen' }).click()
  await typeCredentials(page, 'jan')
  await expect(page.getByText(/^Welkom, /)).toBeVisible()
  await page.clock.fastForward(3600)
  await expect(page.getByRole('heading', { level: 1, name: 'Documenten' })).toBeVisible()
  await expect(page.getByText(letter.name).first()).toBeVisible()
  await button(page, 'Probeer opnieuw').click()
  const sent = async () =>
    (await callServer(request, { username: 'jan', tenant: 'zuider' }, getDocuments)).data
  await expect.poll(async () => (await sent()).filter(({ name }) => name === letter.name).length).toBe(1)
})

test('rosa switches two steps on and off with mailed codes; at a tenant that decides itself it says so', {
  tag: '@full',
}, async ({ page, request }) => {
  const codes = await codesFor(request, 'rosa')
  await signIn(page, 'rosa', security)
  const dialog = page.getByRole('dialog', { name: /^Inloggen in twee stappen/ })
  const change = async (to: 'Aanzetten' | 'Uitzetten') => {
    await section(page, 'Inloggen in twee stappen').getByRole('button', { name: to }).click()
    await expectFocusIn(dialog)
    await dialog.getByLabel('Wachtwoord', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Code uit de e-mail').fill(await codes.next())
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  }
  await change('Aanzetten')
  await expect(page.getByText('Vanaf nu log je in twee stappen in')).toBeVisible()
  const refused = await request.post(`${apiOrigin}/auth/login`, {
    data: { username: 'rosa', password, tenant: 'zuider' },
  })
  expect(await refused.json()).toMatchObject({ error: 'two_factor_required' })
  await change('Uitzetten')
  await expect(page.getByText('Vanaf nu log je in met alleen je wachtwoord')).toBeVisible()
})
