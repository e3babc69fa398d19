import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { liveBefore } from '../gate/live-before.ts'
import { keptOf, keptOfEach } from '../gate/released.ts'
import { smoke } from '../gate/smoke.ts'
import { list } from '../listed.ts'
import { port } from '../origins.ts'
import { type OwnPortal, startPortal } from '../own-portal.ts'
import { expect, password, test } from '../portal.ts'
import { buildVersion, develop, publishFromOutside } from '../team.ts'

const remote = 'mf-insurance'
const [screen, title, newTitle] = ['/verzekeringen', 'Verzekeringen', 'Polissen en schade']
const release = 'server/src/release/cli.ts'
const gate = 'e2e/gate/run.ts'

test.describe.configure({ mode: 'serial', timeout: 360_000 })
test.use({ viewport: { width: 1440, height: 900 } })

let portal: OwnPortal
test.beforeAll(async () => {
  test.setTimeout(300_000)
  portal = await startPortal(port + 5)
  await liveBefore(portal)
})
test.afterAll(() => portal?.stop())

interface Row {
  remote: string
  firm: string
  hash: string
}
const status = async (): Promise<Row[]> => JSON.parse(await portal.run(release, 'status'))

/** Opens the remote's screen as a customer who signs in; what the page reports is collected. */
async function visit(browser: Browser, firm: string, username: string) {
  const page = await (await browser.newContext()).newPage()
  const reports: string[] = []
  page.on('console', (message) => message.type() === 'error' && reports.push(message.text()))
  await page.goto(portal.of(firm) + screen)
  await page.locator('input[autocomplete=username]').fill(username)
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(portal.of(firm) + screen)
  return { page, reports }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const works = (page: Page) => expect(page.locator('main h2').first()).toBeVisible()

test('a team ships a version to one firm; a broken one is caught, and forced through harms nobody; it is undone', async ({
  browser,
}) => {
  const before = await status()

  const second = await buildVersion(remote, '2.0.0', [
    { file: 'src/texts/nl.json', from: /("\w+": )"Verzekeringen"/, to: `$1"${newTitle}"` },
  ])
  await portal.run(release, 'publish', remote, '--dist', second)
  await expect(portal.run(release, 'rollout', remote, '2.0.0', '--tenant', 'noorder')).rejects.toThrow(
    'has not passed the gate',
  )
  await portal.run(gate, remote, '2.0.0', portal.of('zuider'))
  await portal.run(release, 'rollout', remote, '2.0.0', '--tenant', 'noorder')

  const hilde = await visit(browser, 'noorder', 'hilde')
  await expect(heading(hilde.page)).toHaveText(newTitle)
  await works(hilde.page)
  const anna = await visit(browser, 'zuider', 'anna')
  await expect(heading(anna.page)).toHaveText(title)
  await works(anna.page)

  const third = await buildVersion(remote, '3.0.0', [
    { file: 'src/remote.tsx', from: /$/, to: "\nthrow new Error('broken on purpose')\n" },
  ])
  await portal.run(release, 'publish', remote, '--dist', third)
  await expect(portal.run(gate, remote, '3.0.0', portal.of('zuider'))).rejects.toThrow('broken on purpose')
  await expect(portal.run(release, 'promote', remote, '3.0.0')).rejects.toThrow('has not passed the gate')

  await portal.run(release, 'pin', remote, '2.0.0', '--tenant', 'noorder')
  await portal.run(release, 'rollout', remote, '3.0.0', '--tenant', 'noorder', '--force', 'true')
  const spared = await visit(browser, 'noorder', 'hilde')
  await works(spared.page)
  expect(spared.reports.join('\n')).toMatch(/mf-insurance.*broken on purpose[\s\S]*3\.0\.0[\s\S]*2\.0\.0/)

  await portal.run(release, 'rollback', remote, '--tenant', 'noorder')
  const again = await visit(browser, 'noorder', 'hilde')
  await expect(heading(again.page)).toHaveText(newTitle)
  await works(again.page)
  expect(again.reports).toEqual([])

  const others = (rows: Row[]) => rows.filter((row) => row.remote !== remote)
  expect(others(await status())).toEqual(others(before))
})

/** Versions that meet: how many releases back the shell is, and the remotes, with the API of now or the one before. */
interface Meeting {
  shell: number
  remotes: number
  api: 'now' | 'before'
}
const apis = ['now', 'before'] as const
const newest = [0, 1].flatMap((shell) =>
  [0, 1].flatMap((remotes) => apis.map((api): Meeting => ({ shell, remotes, api }))),
)
const older = [2, 3].flatMap((back): Meeting[] => [
  { shell: back, remotes: 0, api: 'now' },
  { shell: 0, remotes: back, api: 'now' },
])

test('trust C2: the shell, the remotes and the API of now and those released before go together, all eight ways, and those of two releases more with what is of now', async ({
  browser,
}) => {
  const rows = (await status()).filter(({ firm }) => firm === '*')
  const names = rows.map((row) => row.remote).filter((name) => name !== 'shell')
  const today = new Map(rows.map((row) => [row.remote, row.hash]))
  for (const name of ['shell', ...names]) expect(keptOf(name)).toHaveLength(keptOfEach)
  const build = (name: string, back: number) => (back === 0 ? today.get(name) : keptOf(name)[back - 1])
  const problemsOf = async ({ shell, remotes, api }: Meeting) => {
    const { cookie } = await portal.release<{ cookie: string }>('trial', {
      remote: 'shell',
      version: build('shell', shell),
      with: names.map((name) => `${name}=${build(name, remotes)}`).join(),
    })
    const trial = { portal: portal.of('zuider'), cookie, remote: 'shell', api, brief: true }
    const found = await smoke(browser, trial)
    return found.map((problem) => `shell ${shell} and remotes ${remotes} back, API ${api}: ${problem}`)
  }
  const rest = [...newest, ...older]
  const problems: string[] = []
  const lane = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) problems.push(...(await problemsOf(next)))
  }
  await Promise.all([lane(), lane(), lane(), lane()])
  expect(problems).toEqual([])
})

test('a remote begun outside this workspace, with the packed kit alone, passes the gate and is in the menu of the firm that gets it', async ({
  browser,
}) => {
  const begun = 'mf-savings-plan'
  const settings = await portal.releaseSettings()
  const folder = await publishFromOutside(begun, settings)
  await portal.run(gate, begun, '1.0.0', portal.of('zuider'))
  await portal.run(release, 'rollout', begun, '1.0.0', '--tenant', 'zuider')

  const { page } = await visit(browser, 'zuider', 'anna')
  await page.getByRole('link', { name: 'Savings plan' }).click()
  await expect(page.getByRole('heading', { name: 'Hallo Anna' })).toBeVisible()
  const other = await visit(browser, 'noorder', 'hilde')
  await works(other.page)
  await expect(other.page.getByRole('link', { name: 'Savings plan' })).toHaveCount(0)

  const { address, end } = await develop(folder, portal.of('zuider'), settings)
  const greeting = path.join(folder, 'src/texts/nl.json')
  await page.goto(address)
  await page.getByRole('link', { name: 'Savings plan' }).click()
  await expect(page.getByRole('heading', { name: 'Hallo Anna' })).toBeVisible()
  await writeFile(greeting, (await readFile(greeting, 'utf8')).replace('Hallo', 'Welkom'))
  await expect(page.getByRole('heading', { name: 'Welkom Anna' })).toBeVisible({ timeout: 30_000 })
  const customer = await visit(browser, 'zuider', 'anna')
  await customer.page.getByRole('link', { name: 'Savings plan' }).click()
  await expect(customer.page.getByRole('heading', { name: 'Hallo Anna' })).toBeVisible()
  await end()
  await expect(page.getByRole('heading', { name: 'Hallo Anna' })).toBeVisible()
})

test('a page that stays open learns of a new version, and changes nothing by itself', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  await page.clock.install()
  await page.goto(portal.of('zuider') + screen)
  await page.locator('input[autocomplete=username]').fill('anna')
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await works(page)
  await portal.run(release, 'pin', remote, '2.0.0', '--tenant', 'zuider')
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

test('in a large registry a page names only the code that it begins with, and finds the rest when it is needed', async ({
  browser,
}) => {
  await list(portal, 6)
  const { page, reports } = await visit(browser, 'zuider', 'anna')
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
