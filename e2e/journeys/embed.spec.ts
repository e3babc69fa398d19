import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, getPortalOrigin, test } from '../portal-test.ts'
import { runStaffCommand } from '../staff-command.ts'

/** Response of the operator's command `embed`: the embedding of a tenant's widgets. */
interface WidgetEmbedding {
  origins: string[]
  snippets: Record<string, string>
  content_policy_of_the_site: string
}

const createSiteHtml = (snippet: string) =>
  `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Zuider</title><body><main><h1>Hypotheek</h1>${snippet}<p>Onze kantoren</p></main></body></html>`

/**
 * Server of the tenant's own sites. It serves a page with a widget, with the content policy that the operator's command
 * returns.
 */
let tenantSiteServer: Server
let currentEmbedding: WidgetEmbedding
const getSiteUrl = (name: string) => `http://${name}:${(tenantSiteServer.address() as AddressInfo).port}`
const setAllowedOrigins = (origins: readonly string[]) =>
  runStaffCommand<WidgetEmbedding>('embed', { tenant: 'zuider', origins: origins.join(',') })

// Serial, because both tests change the tenant's list of sites and share one server.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  tenantSiteServer = createServer((_, response) => {
    const { snippets, content_policy_of_the_site: policy } = currentEmbedding
    response
      .setHeader('content-type', 'text/html')
      .setHeader('content-security-policy', `default-src 'none'; connect-src *; ${policy}`)
      .end(createSiteHtml(snippets['maximum-mortgage'] ?? ''))
  }).listen(0)
  const { origins } = await runStaffCommand<WidgetEmbedding>('embed', { tenant: 'zuider' })
  currentEmbedding = await setAllowedOrigins([...origins, getSiteUrl('127.0.0.1')])
})
test.afterAll(async () => {
  await setAllowedOrigins(currentEmbedding.origins.slice(0, -1))
  tenantSiteServer.close()
})

test('advice embed: on a tenant’s own site a visitor calculates a maximum mortgage, and continues in the portal', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(getSiteUrl('127.0.0.1'))
  const frame = page.frameLocator('iframe[title="Hoeveel kan ik lenen?"]')
  await frame.getByLabel('Geboortedatum').fill('17-04-1984')
  const tall = await page.locator('iframe').evaluate((it) => it.clientHeight)
  const measureBodyHeight = () =>
    frame.locator('body').evaluate((it) => Math.ceil(it.getBoundingClientRect().height))
  expect(tall).toBe(await measureBodyHeight())
  await frame.getByLabel(/^Bruto inkomen per maand/).fill('4.500')
  await frame.getByLabel(/^Bruto inkomen per maand/).press('Enter')
  await expect(frame.locator('.figure')).toHaveText(/^€\s[1-9]\d{2}\.\d{3}$/)
  await expect
    .poll(
      async () =>
        (await measureBodyHeight()) - (await page.locator('iframe').evaluate((it) => it.clientHeight)),
    )
    .toBe(0)
  await expectAccessible(page)
  await expect(frame.getByRole('button', { name: 'Bespreek dit met je adviseur' })).toHaveCount(0)
  const [portal] = await Promise.all([
    page.context().waitForEvent('page'),
    frame.getByRole('link', { name: /^Verder in je portaal/ }).click(),
  ])
  await expect(portal).toHaveURL(
    `${getPortalOrigin('zuider')}/login?next=${encodeURIComponent('/dashboard?reken=maximum_mortgage')}`,
  )
  await expect(portal.getByLabel('Gebruikersnaam')).toBeVisible()
})

test('advice embed: a site that the tenant did not allow can neither show a widget nor call the calculation service', async ({
  page,
  complaints,
}) => {
  await page.goto(getSiteUrl('localhost'))
  await expect.poll(() => complaints.join(' ')).toContain('frame-ancestors')
  for (const frame of page.frames().slice(1)) expect(frame.url()).not.toContain('/_widget/')
  const fetchResult = page.evaluate(
    (address) =>
      fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }).then(
        ({ status }) => status,
      ),
    `${getPortalOrigin('zuider')}/advice/maximum_mortgage?key=zuider-maximaal`,
  )
  await expect(fetchResult).rejects.toThrow('Failed to fetch')
  complaints.splice(0)
})
