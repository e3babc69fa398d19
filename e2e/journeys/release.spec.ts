import { ownPort } from '../origins.ts'
import { type OwnPortal, startPortal } from '../own-portal.ts'
import { expect, password, test } from '../portal.ts'
import { gate, heading, release, remote, screen, statusOf, title, visit, works } from '../releasing.ts'
import { buildVersion } from '../team.ts'

const newTitle = 'Polissen en schade'

test.describe.configure({ mode: 'serial', timeout: 360_000 })
test.use({ viewport: { width: 1440, height: 900 } })

let portal: OwnPortal
test.beforeAll(async () => {
  test.setTimeout(300_000)
  portal = await startPortal(ownPort)
})
test.afterAll(() => portal?.stop())

test('trust C2: a team ships a version to one tenant; a broken one is caught, and forced through harms nobody; it is undone', {
  tag: '@full',
}, async ({ browser }) => {
  const before = await statusOf(portal)

  const second = await buildVersion(remote, '2.0.0', [
    { file: 'src/texts/nl.json', from: /("\w+": )"Verzekeringen"/, to: `$1"${newTitle}"` },
  ])
  await portal.run(release, 'publish', remote, '--dist', second)
  await expect(portal.run(release, 'place', remote, '2.0.0', '--tenant', 'noorder')).rejects.toThrow(
    'has not passed the gate',
  )
  await portal.run(gate, remote, '2.0.0', portal.of('zuider'))
  await portal.run(release, 'place', remote, '2.0.0', '--tenant', 'noorder')

  const hilde = await visit(browser, portal, 'noorder', 'hilde')
  await expect(heading(hilde.page)).toHaveText(newTitle)
  await works(hilde.page)
  const anna = await visit(browser, portal, 'zuider', 'anna')
  await expect(heading(anna.page)).toHaveText(title)
  await works(anna.page)

  const third = await buildVersion(remote, '3.0.0', [
    { file: 'src/remote.tsx', from: /$/, to: "\nthrow new Error('broken on purpose')\n" },
  ])
  await portal.run(release, 'publish', remote, '--dist', third)
  await expect(portal.run(gate, remote, '3.0.0', portal.of('zuider'))).rejects.toThrow('broken on purpose')
  await expect(portal.run(release, 'place', remote, '3.0.0')).rejects.toThrow('has not passed the gate')

  await portal.run(release, 'place', remote, '2.0.0', '--tenant', 'noorder')
  await portal.run(release, 'place', remote, '3.0.0', '--tenant', 'noorder', '--force', 'true')
  const spared = await visit(browser, portal, 'noorder', 'hilde')
  await works(spared.page)
  expect(spared.reports.join('\n')).toMatch(/mf-insurance.*broken on purpose[\s\S]*3\.0\.0[\s\S]*2\.0\.0/)

  await portal.run(release, 'rollback', remote, '--tenant', 'noorder')
  const again = await visit(browser, portal, 'noorder', 'hilde')
  await expect(heading(again.page)).toHaveText(newTitle)
  await works(again.page)
  expect(again.reports).toEqual([])

  const others = (rows: typeof before) => rows.filter((row) => row.remote !== remote)
  expect(others(await statusOf(portal))).toEqual(others(before))
})

test('a page that stays open learns of a new version, and changes nothing by itself', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  await page.clock.install()
  await page.goto(portal.of('zuider') + screen)
  await page.locator('input[autocomplete^=username]').fill('anna')
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await works(page)
  await portal.run(release, 'place', remote, '2.0.0', '--tenant', 'zuider')
  await page.clock.fastForward('05:01')
  await page.getByRole('link', { name: /^Inkomen/ }).click()
  const news = page.getByRole('status').filter({ hasText: 'nieuwe versie' })
  await expect(news).toBeVisible()
  await page.getByRole('link', { name: /^(Verzekeringen|Polissen)/ }).click()
  await expect(heading(page)).toHaveText(title)
  await news.getByRole('button', { name: 'Pagina vernieuwen' }).click()
  await expect(heading(page)).toHaveText(newTitle)
  await expect(news).toBeHidden()
})
