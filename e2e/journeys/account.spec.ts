import type { Page } from '@playwright/test'
import { getDocuments } from '@portal/contract/document'
import { newPassword, resetDemoPassword } from '../customer-password.ts'
import { createCodeWaiter } from '../demo-mails.ts'
import { expectAccessible } from '../expect-accessible.ts'
import {
  apiOrigin,
  callAsCustomer,
  demoPassword,
  expect,
  expectFocusIn,
  signIn,
  submitCredentials,
  test,
} from '../portal-test.ts'

const securityPath = '/editInfo/security'
const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const getSection = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) })

const letterPdf = {
  name: 'brief van jan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n/Type /Page\n%%EOF\n'),
}

test('@PWCHANGE-07 @PWCHANGE-08 trust C5: jan signs out another device, changes his password, and an upload survives the end of his session', {
  tag: '@full',
}, async ({ page, browser, request }) => {
  await signIn(page, 'jan', securityPath)
  const signInOnOtherDevice = async () => {
    const context = await browser.newContext({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    })
    const other = await context.newPage()
    await other.goto(page.url())
    await submitCredentials(other, 'jan')
    await expect(other.getByText(/^Welkom, /)).toBeVisible()
    return { other, close: () => context.close() }
  }
  const devices = getSection(page, 'Waar je bent ingelogd')
  const phone = await signInOnOtherDevice()
  await page.reload()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first()).toContainText('Dit apparaat')
  await devices.getByRole('button', { name: 'Daar uitloggen: Safari op iOS' }).click()
  await expect(devices.getByText('Je bent uitgelogd op Safari op iOS')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await phone.other.reload()
  await expect(phone.other.getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible()
  await phone.close()

  const secondSignIn = await signInOnOtherDevice()
  await page.getByRole('main').getByRole('link', { name: 'Account', exact: true }).click()
  const fillPasswordForm = async (current: string) => {
    await page.getByLabel('Huidig wachtwoord', { exact: true }).fill(current)
    await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(newPassword)
    await page.getByLabel('Nieuw wachtwoord nog een keer').fill(newPassword)
  }
  await fillPasswordForm('niet-mijn-wachtwoord')
  await expect(page.getByText('Sterk: dit is heel lastig te raden')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Het huidige wachtwoord klopt niet')).toBeVisible()
  await getButton(page, 'Probeer opnieuw').click()
  await page.getByLabel('Huidig wachtwoord', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Je wachtwoord is gewijzigd')).toBeVisible()
  await expectAccessible(page)
  await secondSignIn.other.reload()
  await expect(secondSignIn.other.getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible()
  await secondSignIn.close()

  await page.getByRole('link', { name: 'Documenten' }).first().click()
  await page.locator('input[data-upload=file]').first().setInputFiles(letterPdf)
  const dialog = page.getByRole('dialog', { name: 'Document versturen' })
  await expect(dialog.getByText(/^Klaar om te versturen/)).toBeVisible()
  await resetDemoPassword(request, 'jan', demoPassword)
  await dialog.getByRole('button', { name: 'Document versturen' }).click()
  await submitCredentials(page, 'jan')
  await expect(page.getByText(/^Welkom, /)).toBeVisible()
  await page.clock.fastForward(3600)
  await expect(page.getByRole('heading', { level: 1, name: 'Documenten' })).toBeVisible()
  await expect(page.getByText(letterPdf.name).first()).toBeVisible()
  await getButton(page, 'Probeer opnieuw').click()
  const fetchSentDocuments = async () =>
    (await callAsCustomer(request, { username: 'jan', tenant: 'zuider' }, getDocuments)).data
  await expect
    .poll(async () => (await fetchSentDocuments()).filter(({ name }) => name === letterPdf.name).length)
    .toBe(1)
})

test('rosa turns two-step sign-in on and off with mailed codes', {
  tag: '@full',
}, async ({ page, request }) => {
  const codes = await createCodeWaiter(request, 'rosa')
  await signIn(page, 'rosa', securityPath)
  const dialog = page.getByRole('dialog', { name: /^Inloggen in twee stappen/ })
  const switchTwoStepSignIn = async (to: 'Aanzetten' | 'Uitzetten') => {
    await getSection(page, 'Inloggen in twee stappen').getByRole('button', { name: to }).click()
    await expectFocusIn(dialog)
    await dialog.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword)
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Code uit de e-mail').fill(await codes.next())
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  }
  await switchTwoStepSignIn('Aanzetten')
  await expect(page.getByText('Vanaf nu log je in twee stappen in')).toBeVisible()
  const refused = await request.post(`${apiOrigin}/auth/login`, {
    data: { username: 'rosa', password: demoPassword, tenant: 'zuider' },
  })
  expect(await refused.json()).toMatchObject({ error: 'two_factor_required' })
  await switchTwoStepSignIn('Uitzetten')
  await expect(page.getByText('Vanaf nu log je in met alleen je wachtwoord')).toBeVisible()
})
