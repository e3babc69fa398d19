import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { buildExample, example } from '../bundlers.ts'
import { port } from '../origins.ts'
import { type OwnPortal, startPortal } from '../own-portal.ts'
import { expect, test } from '../portal.ts'
import { gate, heading, release, visit, works } from '../releasing.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ viewport: { width: 1440, height: 900 } })

const { name } = example
const calls = 'GET /customer/note,POST /customer/customer/message'
let portal: OwnPortal
let stranger: Record<string, string>
test.beforeAll(async () => {
  test.setTimeout(300_000)
  portal = await startPortal(port + 53)
  stranger = await portal.releaseSettings('stranger', name, calls)
})
test.afterAll(() => portal?.stop())

const frame = (page: Page) => page.frameLocator(`iframe[src*="/_sandbox/${name}/"]`)
const toNotes = (page: Page) => page.getByRole('link', { name: 'Notities', exact: true }).first()

/** Publishes a build with the stranger's key and gives it to a firm, as the operator does who has looked at nothing of it. */
async function give(version: string, adds: Record<string, string> = {}) {
  const edits = Object.entries(adds).map(([file, to]) => ({ file, from: /$/, to }))
  const dist = await buildExample(example, { version, edits })
  await portal.runWith(stranger, release, 'publish', name, '--dist', dist)
  await portal.run(release, 'rollout', name, version, '--force', 'true')
}

/** A customer who signed in and went to the notes. */
async function atNotes(browser: Browser, tenant = 'zuider', username = 'anna') {
  const visited = await visit(browser, portal, tenant, username)
  await works(visited.page)
  await toNotes(visited.page).click()
  await expect(heading(visited.page)).toHaveText('Notities')
  return visited
}

test('trust E18: a remote of strangers works in a frame as it does in the page: list, drawer, form, slot component', {
  tag: '@full',
}, async ({ browser }) => {
  await give('1.0.0')
  await portal.run(gate, name, '1.0.0', portal.of('zuider'))
  const { page, reports } = await atNotes(browser)
  const notes = frame(page)
  const note = notes.locator('a').first()
  await expect(note).toBeVisible()
  const title = (await note.textContent()) ?? ''
  await note.click()
  await expect(page).toHaveURL(/\/notities\/\d+$/)
  await expect(notes.getByRole('dialog', { name: title })).toBeInViewport({ ratio: 0.5 })
  await page.keyboard.press('Escape')
  await expect(notes.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/notities$/)

  await notes.getByRole('button', { name: 'Stel een vraag' }).click()
  const dialog = notes.getByRole('dialog', { name: 'Stel een vraag' })
  await dialog.getByLabel('Onderwerp').fill('Renteherziening')
  await dialog.getByLabel('Je vraag').fill('Kan dat eerder?')
  await dialog.getByRole('button', { name: 'Versturen' }).click()
  await expect(dialog.getByRole('status').filter({ hasText: /verstuurd|verzonden/i })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notes.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('link', { name: /^Documenten/ }).click()
  await notes.getByRole('link', { name: 'Naar de notities' }).click()
  await expect(heading(page)).toHaveText('Notities')
  await page.reload()
  await expect(notes.locator('a').first()).toBeVisible()
  expect(reports).toEqual([])
})

const wordings = [
  ['zuider', 'anna', ''],
  ['noorder', 'hilde', '_u'],
] as const
const textsOf = (wording: string): Record<string, string> =>
  JSON.parse(
    readFileSync(
      path.resolve(import.meta.dirname, `../../shared/remote-kit/example/src/texts/${wording}.json`),
      'utf8',
    ),
  )

for (const [tenant, username, form] of wordings)
  test(`a remote in a frame speaks as the page does, in three languages, at ${tenant}`, {
    tag: '@full',
  }, async ({ browser }) => {
    const { page } = await atNotes(browser, tenant, username)
    await frame(page).getByRole('button', { name: 'Stel een vraag' }).click()
    await expect(frame(page).getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    for (const [language, chosen] of [
      ['en', 'English'],
      ['de', 'Deutsch'],
      ['nl', 'Nederlands'],
    ] as const) {
      await page.getByRole('contentinfo').getByText(chosen).click()
      const texts = { ...textsOf(language), ...textsOf(`${language}${form}`) }
      await frame(page)
        .getByRole('button', { name: texts[`ask${form}`] ?? texts.ask })
        .click()
      const dialog = frame(page).getByRole('dialog')
      await expect(dialog.getByLabel(texts[`question${form}`] ?? texts.question ?? '')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
  })

/** What a hostile remote tries as it starts, one thing after another, and notes what came of each; `elsewhere` is a server of its own. */
const hostile = (elsewhere: string) => ({
  'src/remote.tsx': `
const outcome: Record<string, string> = {}
const attempt = async (name: string, act: () => unknown) => {
  try {
    outcome[name] = 'done: ' + String(await act())
  } catch (error) {
    outcome[name] = (error as Error).name
  }
  document.documentElement.dataset.outcome = JSON.stringify(outcome)
}
const elsewhere = '${elsewhere}'
void (async () => {
  await attempt('top', () => { top!.location.href = elsewhere })
  await attempt('parent', () => parent.document.body.remove())
  await attempt('storage', () => localStorage.setItem('a', 'b'))
  await attempt('cookie', () => document.cookie)
  await attempt('fetch', () => fetch('/api/zuider/customer/customer'))
  await attempt('image', () => new Promise((done, fail) => {
    Object.assign(new Image(), { onload: done, onerror: () => fail(new TypeError()), src: elsewhere })
  }))
  await attempt('eval', () => new Function('return 1')())
  await attempt('other data', () => portal.api.read({ key: 'CUSTOMER', url: '/customer/customer' }))
  await attempt('other path', () => portal.api.read({ key: 'NOTE', url: '/customer/note/../customer' }))
  await attempt('granted', () => portal.api.read({ key: 'NOTE', url: '/customer/note' }))
  await attempt('session', () => portal.session.signOut())
  await attempt('customer', () => portal.session.account.get()?.name)
  await attempt('navigate', () => portal.navigate('/documenten'))
  await attempt('end', () => 'end')
})()
`,
})

test('trust E18: a hostile remote in a frame reaches no token, page, storage, network nor data that it is not granted', async ({
  browser,
}) => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end()
  }).listen(0)
  const { port: its } = server.address() as AddressInfo
  await give('2.0.0', hostile(`http://localhost:${its}/`))
  const { page } = await atNotes(browser)
  await expect(frame(page).locator('html[data-outcome*=\'"end"\']')).toBeAttached()
  const told = await frame(page).locator('html').getAttribute('data-outcome')
  expect(JSON.parse(told ?? '')).toEqual({
    top: 'SecurityError',
    parent: 'SecurityError',
    storage: 'SecurityError',
    cookie: 'SecurityError',
    fetch: 'TypeError',
    image: 'TypeError',
    eval: 'EvalError',
    'other data': 'ApiError',
    'other path': 'ApiError',
    granted: 'done: [object Object]',
    session: 'Error',
    customer: 'done: ',
    navigate: 'done: undefined',
    end: 'done: end',
  })
  await expect(page).toHaveURL(/\/notities$/)
  await expect(heading(page)).toHaveText('Notities')
  expect(asked).toEqual([])
  server.close()
})

const retry = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Probeer opnieuw' })

for (const [what, version, code] of [
  [
    'over its line',
    '3.0.0',
    `setInterval(() => { for (let i = 0; i < 2000; i++) portal.report('flood') }, 10)`,
  ],
  [
    'past its line',
    '4.0.0',
    `setInterval(() => { for (let i = 0; i < 2000; i++) parent.postMessage('flood', '*') }, 10)`,
  ],
  ['by going elsewhere', '5.0.0', `setTimeout(() => location.replace('http://localhost:9/'), 500)`],
] as const)
  test(`trust E18: a frame that misbehaves ${what} is taken away, told, and the rest works`, {
    tag: '@full',
  }, async ({ browser }) => {
    await give(version, { 'src/remote.tsx': `\n${code}\n` })
    const { page, reports } = await atNotes(browser)
    await expect(retry(page)).toBeVisible()
    await expect(page.locator('iframe[src*="/_sandbox/"]')).toHaveCount(0)
    expect(reports.some((text) => text.includes(`[${name}]`))).toBe(true)
    await page.getByRole('link', { name: /^Verzekeringen/ }).click()
    await works(page)
    await toNotes(page).click()
    await expect(retry(page)).toBeVisible()
    await retry(page).click()
    await expect(retry(page)).toBeVisible()
  })

test('trust E18: a key that is granted a sandbox publishes nothing that runs elsewhere', {
  tag: '@full',
}, async () => {
  const dist = await buildExample(example, { version: '6.0.0' })
  const described = path.join(dist, 'descriptor.json')
  const descriptor = JSON.parse(readFileSync(described, 'utf8'))
  descriptor.contributes.routes[0].audience = 'always'
  descriptor.origins = { connect: ['https://elsewhere.example'] }
  writeFileSync(described, JSON.stringify(descriptor))
  await expect(portal.runWith(stranger, release, 'publish', name, '--dist', dist)).rejects.toThrow(
    'it has screens for guests, which a sandbox does not let it have; it has origins of its own',
  )
  await expect(portal.releaseSettings('stranger', 'shell', 'none')).rejects.toThrow('without the shell')
})
