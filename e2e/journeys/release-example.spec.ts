import type { Page } from '@playwright/test'
import { buildExampleRemote, exampleRemote } from '../example-remote.ts'
import { firstIsolatedPortalPort } from '../origins.ts'
import { expect, test } from '../portal-test.ts'
import {
  expectCustomerData,
  gateProgramPath,
  getScreenHeading,
  releaseCliPath,
  visitScreen,
} from '../release-journey.ts'
import { type IsolatedPortal, startPortal } from '../running-portal.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ viewport: { width: 1440, height: 900 } })

let portal: IsolatedPortal
test.beforeAll(async () => {
  test.setTimeout(300_000)
  portal = await startPortal(firstIsolatedPortalPort)
})
test.afterAll(() => portal?.stop())

const getNotesLink = (page: Page) => page.getByRole('link', { name: 'Notities', exact: true }).first()
const exampleFilePattern = new RegExp(`/${exampleRemote.name}/.*\\.js`)
const exampleViewPattern = new RegExp(`/${exampleRemote.name}/.*/view\\.notes\\.`)
const getRetryButton = (page: Page) =>
  page.getByRole('alert').getByRole('button', { name: 'Probeer opnieuw' })

/** Opens the first note in the list of the example remote, and sends a question. */
async function exerciseExampleRemote(page: Page) {
  const note = page.locator('main a').first()
  const title = (await note.textContent()) ?? ''
  await note.click()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stel een vraag' }).click()
  const dialog = page.getByRole('dialog', { name: 'Stel een vraag' })
  await dialog.getByLabel('Onderwerp').fill('Renteherziening')
  await dialog.getByLabel('Je vraag').fill('Kan dat eerder?')
  await dialog.getByRole('button', { name: 'Versturen' }).click()
  await expect(dialog.getByRole('status').filter({ hasText: /verstuurd|verzonden/i })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const exampleVersion = '1.0.0'
test('trust B2 C1: a remote of another repository is published, tested by the gate, rolled out, isolated when it fails, and repaired', {
  tag: '@full',
}, async ({ browser }) => {
  const dist = await buildExampleRemote(exampleVersion)
  await portal.run(releaseCliPath, 'publish', exampleRemote.name, '--dist', dist)
  await portal.run(gateProgramPath, exampleRemote.name, exampleVersion, portal.getPortalUrl('zuider'))
  await portal.run(releaseCliPath, 'place', exampleRemote.name, exampleVersion, '--tenant', 'zuider')

  const { page, reports } = await visitScreen(browser, portal, 'zuider', 'anna')
  await getNotesLink(page).click()
  await expect(getScreenHeading(page)).toHaveText('Notities')
  await exerciseExampleRemote(page)
  await page.getByRole('link', { name: /^Documenten/ }).click()
  await expect(page.getByRole('link', { name: 'Naar de notities' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Naar de notities' })).toBeVisible()
  await getNotesLink(page).click()
  await page.reload()
  await expectCustomerData(page)
  expect(reports).toEqual([])

  await page.route(exampleFilePattern, (route) => route.abort())
  await page.reload()
  await expect(getRetryButton(page)).toBeVisible()
  await page.getByRole('link', { name: /^Documenten/ }).click()
  await expect(getScreenHeading(page)).toHaveText('Documenten')
  await expectCustomerData(page)
  await getNotesLink(page).click()
  await expect(getRetryButton(page)).toBeVisible()
  await page.unroute(exampleFilePattern)
  await getRetryButton(page).click()
  await expectCustomerData(page)

  await page.route(exampleViewPattern, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n` })
  })
  await page.reload()
  await expect(getRetryButton(page)).toBeVisible()
  await page.unroute(exampleViewPattern)
  await getRetryButton(page).click()
  await expectCustomerData(page)

  await portal.run(releaseCliPath, 'rollback', exampleRemote.name, '--tenant', 'zuider')
  await page.goto(portal.getPortalUrl('zuider'))
  await expectCustomerData(page)
  await expect(getNotesLink(page)).toHaveCount(0)
})
