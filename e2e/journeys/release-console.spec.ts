import type { Page } from '@playwright/test'
import { visitAsCustomer, visitedTenant } from '../customer-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { firstIsolatedPortalPort } from '../origins.ts'
import { expect, test } from '../portal-test.ts'
import { fetchReleaseStatus, releaseCliPath, releasedRemote } from '../release-journey.ts'
import { buildRemoteVersion } from '../remote-team.ts'
import { type IsolatedPortal, startPortal } from '../running-portal.ts'
import { createStaffCommandLine, signInAtCommandLine } from '../staff-command-line.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.use({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })

const staffOrigin = `http://localhost:${firstIsolatedPortalPort + 9}`
let portal: IsolatedPortal
test.beforeAll(async () => {
  test.setTimeout(300_000)
  portal = await startPortal(firstIsolatedPortalPort, { TRUST_PROXY: '127.0.0.1' })
})
test.afterAll(() => portal?.stop())

/** Signs in a staff member with the demo's identity provider, and opens a page. */
async function signInStaffMember(page: Page, email: RegExp, path: string) {
  await page.goto(staffOrigin + path)
  await page.getByRole('button', { name: email }).click()
  await page.waitForURL(staffOrigin + path)
}
const getHistoryItems = (page: Page) =>
  page.getByRole('region', { name: 'Wat er gebeurde' }).getByRole('listitem')
const getTenantVersionRow = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Wie krijgt wat' }).getByRole('row', { name })

test('an operator rolls out a faulty version to a tenth of the customers, sees it stopped automatically and undoes another change; the audit log has all of it', {
  tag: '@full',
}, async ({ browser, page }) => {
  const bad = await buildRemoteVersion(releasedRemote, '2.0.0', [
    { file: 'src/remote.tsx', from: /$/, to: "\nthrow new Error('broken on purpose')\n" },
  ])
  await portal.run(releaseCliPath, 'publish', releasedRemote, '--dist', bad)
  await signInStaffMember(page, /operator@/, `/releases/${releasedRemote}`)
  await expect(page.getByRole('heading', { level: 2, name: releasedRemote })).toBeVisible()

  await page
    .getByRole('row', { name: /^2\.0\.0/ })
    .getByRole('button', { name: 'Uitrollen' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Versie uitrollen' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('combobox', { name: 'Kantoor' }).fill('Zuider')
  await page.getByRole('option', { name: 'Zuider Advies' }).click()
  await dialog.getByRole('button', { name: 'Uitrollen' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Schrijf op waarom')
  await dialog.getByRole('textbox', { name: 'Waarom' }).fill('proef bij een tiende')
  await dialog.getByRole('button', { name: 'Uitrollen' }).click()
  await expect(dialog.getByRole('alert'), 'the gate was not passed, and nobody said to go on').toContainText(
    'has not passed the gate',
  )
  await dialog.getByLabel('Toch uitrollen, zonder proefrit').check()
  await dialog.getByRole('button', { name: 'Uitrollen' }).click()
  await expect(dialog).toBeHidden()
  await expect(getTenantVersionRow(page, 'Zuider Advies')).toContainText('2.0.0 voor 10%')
  await expect(getHistoryItems(page).first()).toContainText('Olivier Peters')
  await expect(getHistoryItems(page).first()).toContainText('proef bij een tiende')

  for (const share of [50, 51, 52, 53, 54])
    expect(await visitAsCustomer(browser, portal, `203.0.113.${share}`, share)).toEqual([])
  const began = Date.now()
  for (const share of [1, 2, 3, 4, 5]) {
    const problems = await visitAsCustomer(browser, portal, `203.0.113.${share}`, share)
    expect(problems.join('\n')).toContain('broken on purpose')
  }
  await expect(getHistoryItems(page).first()).toContainText('Het portaal zelf', { timeout: 60_000 })
  expect(Date.now() - began).toBeLessThan(60_000)
  await expect(getTenantVersionRow(page, 'Zuider Advies')).toBeHidden()
  await expect(page.getByRole('row', { name: /^2\.0\.0/ })).toContainText('Fouten in 5 van 5 pagina’s')
  expect(await visitAsCustomer(browser, portal, '203.0.113.6', 6, { reportsTelemetry: false })).toEqual([])

  await page.goto(`${staffOrigin}/tenants/${visitedTenant}`)
  const part = page
    .getByRole('listitem')
    .filter({ hasText: releasedRemote })
    .filter({ has: page.getByRole('button', { name: 'Uit' }) })
  await expect(part).toBeVisible()
  await expectAccessible(page)
  await part.getByRole('button', { name: 'Uit' }).click()
  await expect(getHistoryItems(page).first()).toContainText(
    `switch ${releasedRemote} off for ${visitedTenant}`,
  )
  await page.getByRole('group', { name: 'Inkomen tonen' }).getByRole('button', { name: 'Uit' }).click()
  await expect(getHistoryItems(page).first()).toContainText('flag show_income false')

  await page.goto(`${staffOrigin}/releases/${releasedRemote}`)
  await getTenantVersionRow(page, 'Zuider Advies').getByRole('button', { name: 'Terugdraaien' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Terugdraaien' }).click()
  await expect(getTenantVersionRow(page, 'Zuider Advies')).toBeHidden()
  const row = (await fetchReleaseStatus(portal)).find(
    (one) => one.remote === releasedRemote && one.tenant === visitedTenant,
  )
  expect(row === undefined || ('by' in row && row.by === 'live')).toBe(true)

  const run = await createStaffCommandLine(staffOrigin)
  await signInAtCommandLine(browser, run, /Olivier Peters/)
  const audited = await run('audit', '--tenant', visitedTenant).result
  const { acts, broken_at } = JSON.parse(audited.output).data
  expect(broken_at).toBeNull()
  expect(acts.map(({ command, staffName }: Record<string, string>) => `${staffName}: ${command}`)).toEqual([
    'Olivier Peters: release rollback',
    'Olivier Peters: flag',
    'Olivier Peters: release place',
    'Olivier Peters: release place',
    'Olivier Peters: release place',
  ])
})

test('the console’s code is served only to operators, and signing out ends the session', {
  tag: '@full',
}, async ({ browser, page }) => {
  const owner = await (await browser.newContext({ locale: 'nl-NL' })).newPage()
  const requestedUrls: string[] = []
  owner.on('request', (request) => requestedUrls.push(request.url()))
  await signInStaffMember(owner, /Ruben Aalders, owner/, '/releases')
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Deze pagina is er niet')
  expect(requestedUrls.filter((url) => url.includes('mf-console'))).toEqual([])
  expect((await owner.request.get(`${staffOrigin}/staff/api/releases`)).status()).toBe(403)

  await signInStaffMember(page, /operator@/, '/releases')
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  expect((await page.request.get(`${staffOrigin}/staff/api/releases`)).status()).toBe(401)
})
