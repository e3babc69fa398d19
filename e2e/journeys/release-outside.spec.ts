import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { publishUnopened } from '../large-registry.ts'
import { ownPort } from '../origins.ts'
import { type OwnPortal, startPortal } from '../own-portal.ts'
import { expect, test } from '../portal.ts'
import { gate, heading, release, remote, visit, works } from '../releasing.ts'
import { develop, publishFromOutside } from '../team.ts'

test.describe.configure({ mode: 'serial', timeout: 360_000 })
test.use({ viewport: { width: 1440, height: 900 } })

let portal: OwnPortal
test.beforeAll(async () => {
  test.setTimeout(300_000)
  portal = await startPortal(ownPort)
})
test.afterAll(() => portal?.stop())

test('a remote begun outside this workspace, with the packed kit alone, passes the gate and is in the menu of the tenant that gets it', {
  tag: '@full',
}, async ({ browser }) => {
  const begun = 'mf-savings-plan'
  const settings = await portal.releaseSettings('savings', begun)
  const folder = await publishFromOutside(begun, settings)
  await portal.run(gate, begun, '1.0.0', portal.of('zuider'))
  await portal.run(release, 'place', begun, '1.0.0', '--tenant', 'zuider')

  const { page } = await visit(browser, portal, 'zuider', 'anna')
  await page.getByRole('link', { name: 'Savings plan' }).click()
  await expect(page.getByRole('heading', { name: 'Hallo Anna' })).toBeVisible()
  const other = await visit(browser, portal, 'noorder', 'hilde')
  await works(other.page)
  await expect(other.page.getByRole('link', { name: 'Savings plan' })).toHaveCount(0)

  const { address, end } = await develop(folder, portal.of('zuider'), settings)
  const greeting = path.join(folder, 'src/texts/nl.json')
  await page.goto(address)
  await page.getByRole('link', { name: 'Savings plan' }).click()
  await expect(page.getByRole('heading', { name: 'Hallo Anna' })).toBeVisible()
  await writeFile(greeting, (await readFile(greeting, 'utf8')).replace('Hallo', 'Welkom'))
  await expect(page.getByRole('heading', { name: 'Welkom Anna' })).toBeVisible({ timeout: 30_000 })
  const customer = await visit(browser, portal, 'zuider', 'anna')
  await customer.page.getByRole('link', { name: 'Savings plan' }).click()
  await expect(customer.page.getByRole('heading', { name: 'Hallo Anna' })).toBeVisible()
  await end()
  await expect(page.getByRole('heading', { name: 'Hallo Anna' })).toBeVisible()
})

test('in a large registry a page names only the code that it begins with, and finds the rest when it is needed', {
  tag: '@full',
}, async ({ browser }) => {
  await publishUnopened(portal, 6)
  const { page, reports } = await visit(browser, portal, 'zuider', 'anna')
  await works(page)
  const rest = page.waitForResponse(/\/_registry\/[0-9a-f]+\.json$/)
  await page.reload()
  await rest
  const registry: { remotes: { name: string; entry?: object }[] } = JSON.parse(
    (await page.locator('#registry').textContent()) ?? '',
  )
  const named = registry.remotes.filter(({ entry }) => entry).map(({ name }) => name)
  expect(named).toEqual([remote])
  await page.getByRole('link', { name: /^Documenten/ }).click()
  await expect(heading(page)).toHaveText('Documenten')
  await works(page)
  expect(reports).toEqual([])
})
