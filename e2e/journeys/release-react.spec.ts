import { buildExample, exampleWithReact as example } from '../bundlers.ts'
import { port } from '../origins.ts'
import { type OwnPortal, startPortal } from '../own-portal.ts'
import { expect, test } from '../portal.ts'
import { gate, heading, release, visit, works } from '../releasing.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ viewport: { width: 1440, height: 900 } })

const { name } = example
const portals = '19.3.1'
/** Versions of React that a remote has installed, and the one that it runs on: its own, or the portal's. */
const matrix = [
  { version: '1.0.0', runsOn: '18.3.1' },
  { version: '2.0.0', react: '19.2', runsOn: portals },
  { version: '3.0.0', react: 'newest', runsOn: portals },
]

let portal: OwnPortal
test.beforeAll(async () => {
  test.setTimeout(300_000)
  portal = await startPortal(port + 12)
})
test.afterAll(() => portal?.stop())

for (const { version, react, runsOn } of matrix)
  test(`trust C2: a remote built with React ${react ?? runsOn} passes the gate, runs on ${runsOn}, and shows and is shown by others`, {
    tag: '@full',
  }, async ({ browser }) => {
    const dist = await buildExample(example, { version, ...(react ? { react } : {}) })
    await portal.run(release, 'publish', name, '--dist', dist)
    await portal.run(gate, name, version, portal.of('zuider'))
    await portal.run(release, 'rollout', name, version, '--tenant', 'zuider')

    const { page, reports } = await visit(browser, portal, 'zuider', 'anna')
    await works(page)
    await page.getByRole('link', { name: 'Teller' }).first().click()
    await expect(page.getByRole('heading', { name: `React ${runsOn}` })).toBeVisible()
    await page.getByRole('button', { name: 'Tel er een bij' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Geteld: 1' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Woning' }).getByRole('link').first()).toBeVisible()
    await page.getByRole('link', { name: /^Documenten/ }).click()
    await expect(page.getByText(`Dit vak draait op React ${runsOn}`)).toBeVisible()
    await page.getByRole('link', { name: /^Verzekeringen/ }).click()
    await works(page)
    await expect(page.getByText('Dit vak draait op')).toHaveCount(0)
    expect(reports).toEqual([])
  })

test('a second React costs nobody who does not see it a byte', { tag: '@full' }, async ({ browser }) => {
  await portal.run(release, 'rollout', name, '1.0.0', '--tenant', 'zuider')
  const fetched: string[] = []
  const context = await browser.newContext()
  context.on('request', (request) => request.url().includes(`/${name}/`) && fetched.push(request.url()))
  const page = await context.newPage()
  await page.goto(`${portal.of('zuider')}/verzekeringen`)
  await page.locator('input[autocomplete^=username]').fill('anna')
  await page.locator('input[type=password]').fill('portaal-demo')
  await page.keyboard.press('Enter')
  await works(page)
  await page.getByRole('link', { name: /^Inkomen/ }).click()
  await expect(heading(page)).toHaveText('Inkomen')
  await works(page)
  expect(fetched).toEqual([])
  await context.close()
})

test('a remote that brings the major version of React that the portal gives is refused', {
  tag: '@full',
}, async () => {
  const dist = await buildExample(example, { version: '4.0.0', react: 'newest', brings: true })
  await expect(portal.run(release, 'publish', name, '--dist', dist)).rejects.toThrow(
    'it brings react 19.3.1, and may not: the shell gives 19.3.1',
  )
})
