import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { exampleRemote } from '../example-remote.ts'
import { measureHotUpdate } from '../measure-hot-update.ts'
import { firstIsolatedPortalPort } from '../origins.ts'
import { expect, test } from '../portal-test.ts'
import { visitScreen } from '../release-journey.ts'
import { copyRemoteSources, startDevelopmentServer } from '../remote-team.ts'
import { type IsolatedPortal, startPortal } from '../running-portal.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ viewport: { width: 1440, height: 900 } })

let portal: IsolatedPortal
test.beforeAll(async () => {
  test.setTimeout(300_000)
  portal = await startPortal(firstIsolatedPortalPort)
})
test.afterAll(() => portal?.stop())

test('a changed component updates in the open page and keeps typed text; a changed text reloads the page', {
  tag: '@full',
}, async ({ browser }) => {
  const folder = await copyRemoteSources('shared/remote-kit/example')
  const settings = await portal.createReleaseSettings('notes', exampleRemote.name)
  const { page, reports } = await visitScreen(browser, portal, 'zuider', 'anna')
  const { address, stop: end } = await startDevelopmentServer(folder, portal.getPortalUrl('zuider'), settings)
  await page.goto(address)
  await page.getByRole('link', { name: 'Notities', exact: true }).first().click()
  await page.getByRole('button', { name: 'Stel een vraag' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Onderwerp').fill('Renteherziening')
  await dialog.getByLabel('Je vraag').fill('Kan dat eerder?')
  const before = await page.evaluate(() => performance.timeOrigin)

  const view = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/view.notes.js'))?.name,
  )
  const [, map = ''] = /sourceMappingURL=(\S+)/.exec(await (await fetch(view ?? '')).text()) ?? []
  const { sources } = await (await fetch(new URL(map, view))).json()
  expect(sources.join()).toContain('src/notes/NotesScreen.tsx')

  const form = path.join(folder, 'src/notes/QuestionForm.tsx')
  const labels = ['Vraag het nu', 'Vraag het gerust']
  for (const title of labels)
    expect(
      await measureHotUpdate(page, { file: form, from: /title=\S.*?(?=>)/, to: `title="${title}"` }, title),
    ).toBeLessThan(1000)
  await expect(page.getByRole('dialog', { name: labels[1] as string, exact: true })).toBeVisible()
  await expect(dialog.getByLabel('Onderwerp')).toHaveValue('Renteherziening')
  await expect(dialog.getByLabel('Je vraag')).toHaveValue('Kan dat eerder?')
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(before)

  const texts = path.join(folder, 'src/texts/nl.json')
  await writeFile(texts, (await readFile(texts, 'utf8')).replace('"Stel een vraag"', '"Vraag iets"'))
  await expect(page.getByRole('button', { name: 'Vraag iets' })).toBeVisible({ timeout: 30_000 })
  expect(await page.evaluate(() => performance.timeOrigin)).not.toBe(before)
  await page.close()
  await end()
  expect(reports).toEqual([])
})
