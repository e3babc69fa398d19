import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../chromium-launch-options.ts'
import { openCustomerFile, signInAtDesk } from '../desk-navigation.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { firstIsolatedPortalPort } from '../origins.ts'
import { expect, test } from '../portal-test.ts'
import { type ProductionInstallation, startProductionInstallation } from '../production-installation.ts'
import { importTenantRecords, operatorEmail, ownerEmail, tenantCliPath } from '../set-up-tenant.ts'
import { sendStaffCommand } from '../staff-command.ts'
import { fetchStaffToken } from '../staff-sign-in.ts'

test.describe.configure({ timeout: 180_000 })
let portal: ProductionInstallation
let browser: Browser
test.beforeAll(async () => {
  test.setTimeout(300_000)
  portal = await startProductionInstallation(firstIsolatedPortalPort)
  browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, ...portal.browserArgs],
  })
})
test.afterAll(async () => {
  await browser?.close()
  await portal?.stop()
})

const openNewPage = async () =>
  (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })).newPage()

const sendCommand = <T>(token: string, name: string, args: object) =>
  sendStaffCommand<T>(portal.adminUrl, token, name, args)

test('@DESK-12 @DESK-13 @TENANTAPI-14 on an empty Postgres, a tenant is created, its owner sets its theme, its data is imported, and its first invited customer signs in', {
  tag: '@full',
}, async () => {
  const origin = portal.staffUrl
  const asOperator = await fetchStaffToken(portal.adminUrl, operatorEmail)
  const theme = { name: 'Beek Advies', primary: '#123456', secondary: '#aa5533', pronoun: 'JE' }
  await sendCommand(asOperator, 'tenant', { subdomain: 'beek', code: 'BEEK', ...theme })
  await sendCommand(asOperator, 'person', { tenant: 'beek', email: ownerEmail, role: 'owner' })
  const lenders = path.join(portal.dataDir, 'lenders.ndjson')
  await portal.run({}, tenantCliPath, 'demo', lenders, '--lenders')
  expect(await importTenantRecords(portal, asOperator, lenders, 'key-lenders')).toContain('done')

  const page = await openNewPage()
  await signInAtDesk(page, ownerEmail, '/desk/settings', origin)
  await expect(page.getByRole('navigation').getByText('Beek Advies').first()).toBeVisible()
  await page.getByLabel('Hoofdkleur', { exact: true }).fill('#0a5c36')
  await page.getByLabel('Slogan').fill('Dichtbij')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Opgeslagen.', { exact: false })).toBeVisible()

  const file = path.join(portal.dataDir, 'beek.zip')
  await portal.run({}, tenantCliPath, 'demo', file, '--tenant', 'zuider')
  const owner = await fetchStaffToken(portal.adminUrl, ownerEmail)
  expect(await importTenantRecords(portal, owner, file)).toContain('done')

  await openCustomerFile(page, 'Anna de Wit', undefined, origin)
  await expect(page.getByText('Dommel Hypotheken')).toBeVisible()
  await page.getByRole('button', { name: 'Uitnodigen' }).click()
  await expect(page.getByText('Uitgenodigd')).toBeVisible()

  const findPasswordLink = () =>
    /https:\/\/beek\.\S+\/password\?[^\s"<]+/.exec(portal.listMails().join('\n'))?.[0]
  await expect.poll(findPasswordLink).toBeDefined()
  const customer = await openNewPage()
  await customer.goto(findPasswordLink() ?? '')
  const password = 'een lang wachtwoord 42'
  await customer.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password)
  await customer.getByLabel('Nog een keer hetzelfde wachtwoord', { exact: true }).fill(password)
  await customer.getByRole('button', { name: 'Wachtwoord opslaan en inloggen' }).click()
  await expect(customer).not.toHaveURL(/\/password/)
  await customer.goto(`${portal.getPortalUrl('beek')}/hypotheek`)
  await expect(customer).toHaveURL(`${portal.getPortalUrl('beek')}/hypotheek`)
  await expect(customer.getByText('Dommel Hypotheken').first()).toBeVisible()
  const accent = await customer.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--accent'),
  )
  expect(accent.trim().toLowerCase()).toBe('#0a5c36')
  await customer.context().close()
})
