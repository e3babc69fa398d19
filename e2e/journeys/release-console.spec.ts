import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { commandLine, signInAtLine } from '../adviser-line.ts'
import { ownPort } from '../origins.ts'
import { type OwnPortal, startPortal } from '../own-portal.ts'
import { expect, test } from '../portal.ts'
import { release, remote, statusOf } from '../releasing.ts'
import { buildVersion } from '../team.ts'
import { tenant, visitFrom } from '../watched-visit.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.use({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })

const origin = `http://localhost:${ownPort + 9}`
let portal: OwnPortal
test.beforeAll(async () => {
  test.setTimeout(300_000)
  portal = await startPortal(ownPort, { TRUST_PROXY: '127.0.0.1' })
})
test.afterAll(() => portal?.stop())

/** Signs in a staff member and opens a page, with the demo's identity provider. */
async function signIn(page: Page, email: RegExp, path: string) {
  await page.goto(origin + path)
  await page.getByRole('button', { name: email }).click()
  await page.waitForURL(origin + path)
}
const changes = (page: Page) => page.getByRole('region', { name: 'Wat er gebeurde' }).getByRole('listitem')
const place = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Wie krijgt wat' }).getByRole('row', { name })

test('an operator rolls a bad version out to a tenth in the console, sees it stop by itself, and takes another act back; the audit tells it all', {
  tag: '@full',
}, async ({ browser, page }) => {
  const bad = await buildVersion(remote, '2.0.0', [
    { file: 'src/remote.tsx', from: /$/, to: "\nthrow new Error('broken on purpose')\n" },
  ])
  await portal.run(release, 'publish', remote, '--dist', bad)
  await signIn(page, /operator@/, `/releases/${remote}`)
  await expect(page.getByRole('heading', { level: 2, name: remote })).toBeVisible()

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
  await expect(place(page, 'Zuider Advies')).toContainText('2.0.0 voor 10%')
  await expect(changes(page).first()).toContainText('Olivier Peters')
  await expect(changes(page).first()).toContainText('proef bij een tiende')

  for (const share of [50, 51, 52, 53, 54])
    expect(await visitFrom(browser, portal, `203.0.113.${share}`, share)).toEqual([])
  const began = Date.now()
  for (const share of [1, 2, 3, 4, 5]) {
    const problems = await visitFrom(browser, portal, `203.0.113.${share}`, share)
    expect(problems.join('\n')).toContain('broken on purpose')
  }
  await expect(changes(page).first()).toContainText('Het portaal zelf', { timeout: 60_000 })
  expect(Date.now() - began).toBeLessThan(60_000)
  await expect(place(page, 'Zuider Advies')).toBeHidden()
  await expect(page.getByRole('row', { name: /^2\.0\.0/ })).toContainText('Fouten in 5 van 5 pagina’s')
  expect(await visitFrom(browser, portal, '203.0.113.6', 6, { isWatched: false })).toEqual([])

  await page.goto(`${origin}/tenants/${tenant}`)
  const part = page
    .getByRole('listitem')
    .filter({ hasText: remote })
    .filter({ has: page.getByRole('button', { name: 'Uit' }) })
  await expect(part).toBeVisible()
  await expectAccessible(page)
  await part.getByRole('button', { name: 'Uit' }).click()
  await expect(changes(page).first()).toContainText(`switch ${remote} off for ${tenant}`)
  await page.getByRole('group', { name: 'Inkomen tonen' }).getByRole('button', { name: 'Uit' }).click()
  await expect(changes(page).first()).toContainText('flag show_income false')

  await page.goto(`${origin}/releases/${remote}`)
  await place(page, 'Zuider Advies').getByRole('button', { name: 'Terugdraaien' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Terugdraaien' }).click()
  await expect(place(page, 'Zuider Advies')).toBeHidden()
  const row = (await statusOf(portal)).find((one) => one.remote === remote && one.tenant === tenant)
  expect(row === undefined || ('by' in row && row.by === 'live')).toBe(true)

  const run = await commandLine(origin)
  await signInAtLine(browser, run, /Olivier Peters/)
  const audited = await run('audit', '--tenant', tenant).ended
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

test('nobody but an operator gets any code of the console, and signing out ends the session', {
  tag: '@full',
}, async ({ browser, page }) => {
  const owner = await (await browser.newContext({ locale: 'nl-NL' })).newPage()
  const requestedUrls: string[] = []
  owner.on('request', (request) => requestedUrls.push(request.url()))
  await signIn(owner, /Ruben Aalders, owner/, '/releases')
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Deze pagina is er niet')
  expect(requestedUrls.filter((url) => url.includes('mf-console'))).toEqual([])
  expect((await owner.request.get(`${origin}/staff/api/releases`)).status()).toBe(403)

  await signIn(page, /operator@/, '/releases')
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  expect((await page.request.get(`${origin}/staff/api/releases`)).status()).toBe(401)
})
