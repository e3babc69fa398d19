import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPageServer } from './page-server.ts'

let server: Awaited<ReturnType<typeof startPageServer>>['server']
beforeAll(async () => {
  server = (await startPageServer()).server
})
afterAll(() => server.close())

const requestStatementPage = (host: string, query = '', cookie = '') =>
  server.app.inject({ url: `/toegankelijkheid${query}`, headers: { host, cookie } })

test('@A11Y-01 everybody can read the tenant’s accessibility statement, with its contact details and form of address', async () => {
  const { statusCode, headers, body } = await requestStatementPage('zuider.localhost')
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).toContain('<html lang="nl">')
  expect(body).toContain('Hier lees je hoe ver')
  expect(body).toContain('EN 301 549')
  expect(body).toMatch(/28\snovember\s2026/)
  expect(body).toContain('hulp@zuideradvies.example')
  expect(body).toContain('href="tel:')
  expect(body).not.toContain('<script')
})

test('@A11Y-01 the statement of a formal tenant is formal, and is in the chosen language', async () => {
  expect((await requestStatementPage('noorder.localhost')).body).toContain('Hier leest u hoe ver')
  expect((await requestStatementPage('noorder.localhost', '', 'language=de')).body).toContain(
    'Hier lesen Sie',
  )
  expect((await requestStatementPage('zuider.localhost', '?language=en', 'language=de')).body).toContain(
    '<html lang="en">',
  )
})

test('@A11Y-01 without a tenant the statement names the portal’s operator, and for an unknown tenant there is none', async () => {
  const { statusCode, body } = await requestStatementPage('localhost')
  expect(statusCode).toBe(200)
  expect(body).toContain('Bel of mail uw adviseur.')
  expect((await requestStatementPage('niets.localhost')).statusCode).toBe(404)
})

test('no intermediary may rewrite the page, so its e-mail address arrives unchanged', async () => {
  const response = await requestStatementPage('zuider.localhost')
  expect(response.headers['cache-control']).toBe('no-cache, no-transform')
})
