import type { Page } from '@playwright/test'
import { buildExample, example } from '../example-remote.ts'
import { ownPort } from '../origins.ts'
import { type OwnPortal, startPortal } from '../own-portal.ts'
import { expect, test } from '../portal.ts'
import { gate, heading, release, visit, works } from '../releasing.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ viewport: { width: 1440, height: 900 } })

let portal: OwnPortal
test.beforeAll(async () => {
  test.setTimeout(300_000)
  portal = await startPortal(ownPort)
})
test.afterAll(() => portal?.stop())

const toNotes = (page: Page) => page.getByRole('link', { name: 'Notities', exact: true }).first()
const filesOfExample = new RegExp(`/${example.name}/.*\\.js`)
const viewOfExample = new RegExp(`/${example.name}/.*/view\\.notes\\.`)
const retry = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Probeer opnieuw' })

/** Opens the first note of the list, and sends a question. */
async function use(page: Page) {
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

const version = '1.0.0'
test('trust B2 C1: a remote from elsewhere is published, gated and rolled out, works, fails alone, and is repaired', {
  tag: '@full',
}, async ({ browser }) => {
  const dist = await buildExample(version)
  await portal.run(release, 'publish', example.name, '--dist', dist)
  await portal.run(gate, example.name, version, portal.of('zuider'))
  await portal.run(release, 'place', example.name, version, '--tenant', 'zuider')

  const { page, reports } = await visit(browser, portal, 'zuider', 'anna')
  await toNotes(page).click()
  await expect(heading(page)).toHaveText('Notities')
  await use(page)
  await page.getByRole('link', { name: /^Documenten/ }).click()
  await expect(page.getByRole('link', { name: 'Naar de notities' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Naar de notities' })).toBeVisible()
  await toNotes(page).click()
  await page.reload()
  await works(page)
  expect(reports).toEqual([])

  await page.route(filesOfExample, (route) => route.abort())
  await page.reload()
  await expect(retry(page)).toBeVisible()
  await page.getByRole('link', { name: /^Documenten/ }).click()
  await expect(heading(page)).toHaveText('Documenten')
  await works(page)
  await toNotes(page).click()
  await expect(retry(page)).toBeVisible()
  await page.unroute(filesOfExample)
  await retry(page).click()
  await works(page)

  await page.route(viewOfExample, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n` })
  })
  await page.reload()
  await expect(retry(page)).toBeVisible()
  await page.unroute(viewOfExample)
  await retry(page).click()
  await works(page)

  await portal.run(release, 'rollback', example.name, '--tenant', 'zuider')
  await page.goto(portal.of('zuider'))
  await works(page)
  await expect(toNotes(page)).toHaveCount(0)
})
