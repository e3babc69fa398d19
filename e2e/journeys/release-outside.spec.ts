import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { publishUnusedRemotes } from '../large-registry.ts'
import { firstIsolatedPortalPort } from '../origins.ts'
import { expect, test } from '../portal-test.ts'
import {
  expectCustomerData,
  gateProgramPath,
  getScreenHeading,
  releaseCliPath,
  releasedRemote,
  visitScreen,
} from '../release-journey.ts'
import { publishFromSeparateRepository, startDevelopmentServer } from '../remote-team.ts'
import { type IsolatedPortal, startPortal } from '../running-portal.ts'

test.describe.configure({ mode: 'serial', timeout: 360_000 })
test.use({ viewport: { width: 1440, height: 900 } })

let portal: IsolatedPortal
test.beforeAll(async () => {
  test.setTimeout(300_000)
  portal = await startPortal(firstIsolatedPortalPort)
})
test.afterAll(() => portal?.stop())

test('a remote created outside this workspace with only the published kit passes the gate and is in the menu of its tenant', {
  tag: '@full',
}, async ({ browser }) => {
  const remoteName = 'mf-savings-plan'
  const settings = await portal.createReleaseSettings('savings', remoteName)
  const folder = await publishFromSeparateRepository(remoteName, settings)
  await portal.run(gateProgramPath, remoteName, '1.0.0', portal.getPortalUrl('zuider'))
  await portal.run(releaseCliPath, 'place', remoteName, '1.0.0', '--tenant', 'zuider')

  const { page } = await visitScreen(browser, portal, 'zuider', 'anna')
  await page.getByRole('link', { name: 'Savings plan' }).click()
  await expect(page.getByRole('heading', { name: 'Hallo Anna' })).toBeVisible()
  const other = await visitScreen(browser, portal, 'noorder', 'hilde')
  await expectCustomerData(other.page)
  await expect(other.page.getByRole('link', { name: 'Savings plan' })).toHaveCount(0)

  const { address, stop: end } = await startDevelopmentServer(folder, portal.getPortalUrl('zuider'), settings)
  const greeting = path.join(folder, 'src/texts/nl.json')
  await page.goto(address)
  await page.getByRole('link', { name: 'Savings plan' }).click()
  await expect(page.getByRole('heading', { name: 'Hallo Anna' })).toBeVisible()
  await writeFile(greeting, (await readFile(greeting, 'utf8')).replace('Hallo', 'Welkom'))
  await expect(page.getByRole('heading', { name: 'Welkom Anna' })).toBeVisible({ timeout: 30_000 })
  const customer = await visitScreen(browser, portal, 'zuider', 'anna')
  await customer.page.getByRole('link', { name: 'Savings plan' }).click()
  await expect(customer.page.getByRole('heading', { name: 'Hallo Anna' })).toBeVisible()
  await end()
  await expect(page.getByRole('heading', { name: 'Hallo Anna' })).toBeVisible()
})

test('with a large registry, a page names only the code it starts with, and loads other entries when needed', {
  tag: '@full',
}, async ({ browser }) => {
  await publishUnusedRemotes(portal, 6)
  const { page, reports } = await visitScreen(browser, portal, 'zuider', 'anna')
  await expectCustomerData(page)
  const rest = page.waitForResponse(/\/_registry\/[0-9a-f]+\.json$/)
  await page.reload()
  await rest
  const registry: { remotes: { name: string; entry?: object }[] } = JSON.parse(
    (await page.locator('#registry').textContent()) ?? '',
  )
  const named = registry.remotes.filter(({ entry }) => entry).map(({ name }) => name)
  expect(named).toEqual([releasedRemote])
  await page.getByRole('link', { name: /^Documenten/ }).click()
  await expect(getScreenHeading(page)).toHaveText('Documenten')
  await expectCustomerData(page)
  expect(reports).toEqual([])
})
