import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectAccessible } from '../accessible.ts'
import { adviser } from '../adviser.ts'
import { expect, portalOf, test } from '../portal.ts'

/** Operator's data about a tenant's widgets. */
interface Embedding {
  origins: string[]
  snippets: Record<string, string>
  content_policy_of_the_site: string
}

const page = (snippet: string) =>
  `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Zuider</title><body><main><h1>Hypotheek</h1>${snippet}<p>Onze kantoren</p></main></body></html>`

/** Sites of tenants: serves the page set by the test, with the content policy from the operator's instructions. */
let sites: Server
let shown: Embedding
const siteUrl = (name: string) => `http://${name}:${(sites.address() as AddressInfo).port}`
const set = (origins: readonly string[]) =>
  adviser<Embedding>('embed', { tenant: 'zuider', origins: origins.join(',') })

// Serial, because both tests change the tenant's list of sites and share one server.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  sites = createServer((_, answer) => {
    const { snippets, content_policy_of_the_site: policy } = shown
    answer
      .setHeader('content-type', 'text/html')
      .setHeader('content-security-policy', `default-src 'none'; connect-src *; ${policy}`)
      .end(page(snippets['maximum-mortgage'] ?? ''))
  }).listen(0)
  const { origins } = await adviser<Embedding>('embed', { tenant: 'zuider' })
  shown = await set([...origins, siteUrl('127.0.0.1')])
})
test.afterAll(async () => {
  await set(shown.origins.slice(0, -1))
  sites.close()
})

test('advice embed: a visitor of the tenant’s own site works out a maximum there, and goes on to the portal', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(siteUrl('127.0.0.1'))
  const frame = page.frameLocator('iframe[title="Hoeveel kan ik lenen?"]')
  await frame.getByLabel('Geboortedatum').fill('17-04-1984')
  const tall = await page.locator('iframe').evaluate((it) => it.clientHeight)
  const whole = () => frame.locator('body').evaluate((it) => Math.ceil(it.getBoundingClientRect().height))
  expect(tall).toBe(await whole())
  await frame.getByLabel(/^Bruto inkomen per maand/).fill('4.500')
  await frame.getByLabel(/^Bruto inkomen per maand/).press('Enter')
  await expect(frame.locator('.figure')).toHaveText(/^€\s[1-9]\d{2}\.\d{3}$/)
  await expect
    .poll(async () => (await whole()) - (await page.locator('iframe').evaluate((it) => it.clientHeight)))
    .toBe(0)
  await expectAccessible(page)
  await expect(frame.getByRole('button', { name: 'Bespreek dit met je adviseur' })).toHaveCount(0)
  const [portal] = await Promise.all([
    page.context().waitForEvent('page'),
    frame.getByRole('link', { name: /^Verder in je portaal/ }).click(),
  ])
  await expect(portal).toHaveURL(
    `${portalOf('zuider')}/login?next=${encodeURIComponent('/dashboard?reken=maximum_mortgage')}`,
  )
  await expect(portal.getByLabel('Gebruikersnaam')).toBeVisible()
})

test('advice embed: a site that the tenant did not allow shows no widget, and cannot ask the service', async ({
  page,
  complaints,
}) => {
  await page.goto(siteUrl('localhost'))
  await expect.poll(() => complaints.join(' ')).toContain('frame-ancestors')
  for (const frame of page.frames().slice(1)) expect(frame.url()).not.toContain('/_widget/')
  const answer = page.evaluate(
    (address) =>
      fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }).then(
        ({ status }) => status,
      ),
    `${portalOf('zuider')}/advice/maximum_mortgage?key=zuider-maximaal`,
  )
  await expect(answer).rejects.toThrow('Failed to fetch')
  complaints.splice(0)
})
