import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { example } from '../bundlers.ts'
import { port } from '../origins.ts'
import { type OwnPortal, startPortal } from '../own-portal.ts'
import { expect, test } from '../portal.ts'
import { visit } from '../releasing.ts'
import { checkOut, develop } from '../team.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ viewport: { width: 1440, height: 900 } })

let portal: OwnPortal
test.beforeAll(async () => {
  test.setTimeout(300_000)
  portal = await startPortal(port + 15)
})
test.afterAll(() => portal?.stop())

/** Changes a file, and answers the moment at which it was saved. */
async function edit(file: string, from: string, to: string): Promise<number> {
  const before = await readFile(file, 'utf8')
  expect(before).toContain(from)
  await writeFile(file, before.replace(from, to))
  return performance.now()
}

for (const bundler of ['webpack', 'rspack'] as const)
  test(`a change of a component that ${bundler} builds is in the open page at once, with what was typed there; a text reloads it`, {
    tag: '@full',
  }, async ({ browser }) => {
    const folder = await checkOut(path.join('shared/remote-kit', example.folder))
    for (const other of ['webpack', 'rspack', 'vite'])
      if (other !== bundler) await rm(path.join(folder, `${other}.config.ts`))
    const settings = await portal.releaseSettings('notes', example.name)
    const { page, reports } = await visit(browser, portal, 'zuider', 'anna')
    const { address, end } = await develop(folder, portal.of('zuider'), settings)
    await page.goto(address)
    await page.getByRole('link', { name: 'Notities', exact: true }).first().click()
    await page.getByRole('button', { name: 'Stel een vraag' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Onderwerp').fill('Renteherziening')
    await dialog.getByLabel('Je vraag').fill('Kan dat eerder?')
    const before = await page.evaluate(() => performance.timeOrigin)

    const view = await page.evaluate(
      () =>
        performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/view.notes.js'))?.name,
    )
    const [, map = ''] = /sourceMappingURL=(\S+)/.exec(await (await fetch(view ?? '')).text()) ?? []
    const { sources } = await (await fetch(new URL(map, view))).json()
    expect(sources.join()).toContain('src/notes/NotesScreen.tsx')

    const form = path.join(folder, 'src/notes/AskForm.tsx')
    for (const [from, to] of [
      ["title={text('ask')}", 'title="Vraag het"'],
      ['title="Vraag het"', 'title="Vraag het gerust"'],
    ] as const) {
      const saved = await edit(form, from, to)
      await expect(page.getByRole('dialog', { name: to.slice(7, -1), exact: true })).toBeVisible()
      const took = Math.round(performance.now() - saved)
      console.log(`${bundler}: in the page ${took} ms after it was saved`)
      test.info().annotations.push({ type: 'milliseconds from saved to shown', description: String(took) })
      expect(took).toBeLessThan(2000)
    }
    await expect(dialog.getByLabel('Onderwerp')).toHaveValue('Renteherziening')
    await expect(dialog.getByLabel('Je vraag')).toHaveValue('Kan dat eerder?')
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(before)

    await edit(path.join(folder, 'src/texts/nl.json'), '"Stel een vraag"', '"Vraag iets"')
    await expect(page.getByRole('button', { name: 'Vraag iets' })).toBeVisible({ timeout: 30_000 })
    expect(await page.evaluate(() => performance.timeOrigin)).not.toBe(before)
    await end()
    expect(reports).toEqual([])
  })
