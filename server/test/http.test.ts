import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { adviceErrors, adviceWarnings } from '@portal/contract/advice'
import { getAppointments } from '@portal/contract/appointment'
import { getCustomer } from '@portal/contract/customer'
import { getDocuments, uploadDocument } from '@portal/contract/document'
import { markRecordAsSeen } from '@portal/contract/mark-record-as-seen'
import { getMaximumMortgage } from '@portal/contract/maximum-mortgage'
import { getMortgages } from '@portal/contract/mortgage'
import { getRefinance } from '@portal/contract/refinance'
import { getScenarios } from '@portal/contract/scenario'
import { getSustainability } from '@portal/contract/sustainability'
import { pino } from 'pino'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServers } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { allCalls } from '../src/documentation/all-calls.ts'
import { toOpenApiPath } from '../src/documentation/open-api.ts'
import { setCookie } from '../src/http/cookies.ts'
import { createServer } from '../src/http/server.ts'
import { createLog } from '../src/log.ts'
import { rolloutBucketCookie } from '../src/pages/page-request.ts'
import { createAssetServer } from '../src/registry/asset-server.ts'
import { StartError } from '../src/start-error.ts'
import { openDemoDatabase } from './databases.ts'
import { type Harness, startHarness, testSettings } from './harness.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { sendCall } from './send-call.ts'

let server: Harness
beforeAll(async () => {
  server = await startHarness()
})
afterAll(() => server.close())

test('an ETag changes with what its response depends on, and with nothing else', {
  tags: 'full',
}, async () => {
  const token = await server.getAccessToken('hugo')
  const readEtags = async () => {
    const responses = await Promise.all(
      [getMortgages, getDocuments, getCustomer].map((call) => sendCall(server, call, { token })),
    )
    return responses.map(({ headers }) => headers.etag)
  }
  const etags = await readEtags()
  expect(await readEtags()).toEqual(etags)
  const otherToken = await server.getAccessToken('ines')
  await sendCall(server, uploadDocument, {
    token: otherToken,
    body: { name: 'b.pdf', content: new File(['%PDF-1.4\n'], 'b.pdf') },
  })
  expect(await readEtags()).toEqual(etags)
  const [mortgage] = (await server.request(getMortgages, token)).data
  await server.request(markRecordAsSeen, token, { body: { model: 'mortgage', id: mortgage?.id ?? 0 } })
  const newEtags = await readEtags()
  expect(newEtags[0]).not.toBe(etags[0])
  server.advanceClock(86_400)
  const nextDayToken = await server.getAccessToken('hugo')
  expect((await sendCall(server, getMortgages, { token: nextDayToken })).headers.etag).not.toBe(newEtags[0])
})

test('trust A13: personal responses are not stored by caches and not readable by other origins', async () => {
  const token = await server.getAccessToken('anna')
  const response = await sendCall(server, getCustomer, { token, headers: { origin: 'https://evil.example' } })
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.headers['access-control-allow-origin']).toBeUndefined()
  const preflight = await server.app.inject({
    method: 'OPTIONS',
    url: '/api/zuider/customer/customer',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
  })
  expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
})

test('the API’s OpenAPI 3.1 description has each call once', { tags: 'full' }, async () => {
  const description = (await server.app.inject({ url: '/docs/openapi.json' })).json()
  expect(description.openapi).toBe('3.1.0')
  const operations = Object.values<Record<string, { operationId: string }>>(description.paths).flatMap(
    (path) => Object.values(path).map(({ operationId }) => operationId),
  )
  expect(operations.sort()).toEqual(allCalls.map(({ name }) => name).sort())
  const login = description.paths['/auth/login'].post.requestBody.content['application/json'].schema
  expect(login.required).toEqual(['username', 'password', 'tenant'])
  expect((await server.app.inject({ url: '/docs' })).body).toContain('/customer/mortgage')
})

test('each calculation is described with valid examples and every code of its responses', {
  tags: 'full',
}, async () => {
  const { paths } = (await server.app.inject({ url: '/docs/openapi.json' })).json()
  for (const call of [getScenarios, getRefinance, getMaximumMortgage, getSustainability]) {
    const { requestBody, responses } = paths[toOpenApiPath(call)].post
    for (const code of [...Object.keys(adviceErrors), ...Object.keys(adviceWarnings)])
      expect(responses[200].description).toContain(`\`${code}\``)
    const examples = responses[200].content['application/json'].examples
    const bodies = Object.entries<{ value: object }>(requestBody.content['application/json'].examples)
    expect(bodies.length).toBeGreaterThan(0)
    for (const [name, { value }] of bodies) {
      expect(v.safeParse(call.body, value).issues, name).toBeUndefined()
      expect(v.safeParse(call.response, examples[name].value).issues, name).toBeUndefined()
    }
  }
})

test('trust E7: production has no demo calls, switches or pages', { tags: 'full' }, async () => {
  const production = await startHarness((config) => ({ ...config, demo: false }))
  for (const url of ['/outbox', '/docs', '/demo/tenant-inbox', '/assessment'])
    expect((await production.app.inject({ url })).statusCode).toBe(404)
  expect((await production.app.inject({ method: 'POST', url: '/demo/reset' })).statusCode).toBe(404)
  const zoe = await production.signIn('zoe')
  expect((await production.request(getCustomer, zoe.access_token)).data.username).toBe('zoe')
  await production.close()
})

test('demo switches make the next call fail once and advance the clock, and a reset undoes both @SERVER-04 @SERVER-05 @SERVER-06', async () => {
  const token = await server.getAccessToken('jan')
  const uploadFile = () =>
    sendCall(server, uploadDocument, {
      token,
      body: { name: 'c.pdf', content: new File(['%PDF-1.4\n'], 'c.pdf') },
    })
  await server.app.inject({
    method: 'POST',
    url: '/demo/fail-next',
    payload: { kind: 'upload', username: 'jan', status: 502 },
  })
  expect((await uploadFile()).statusCode).toBe(502)
  expect((await uploadFile()).statusCode).toBe(200)
  const readTimeDependentData = async () => {
    const token = await server.getAccessToken('anna')
    const documents = (await server.request(getDocuments, token)).data
    const appointments = (await server.request(getAppointments, token)).data
    return {
      deletable: documents.filter(({ deletable }) => deletable).map(({ name }) => name),
      ahead: appointments.filter(({ time_start }) => Date.parse(time_start) > getPassedTime()).length,
    }
  }
  let passedSeconds = 0
  const getPassedTime = () => Date.now() + passedSeconds * 1000
  expect((await readTimeDependentData()).ahead).toBe(1)
  passedSeconds = 90 * 86_400
  server.advanceClock(passedSeconds)
  expect(await readTimeDependentData()).toEqual({ deletable: [], ahead: 0 })
  const setTenantState = (value: string) =>
    server.app.inject({
      method: 'POST',
      url: '/demo/tenant-state',
      payload: { subdomain: 'zuider', state: value },
    })
  const laterToken = await server.getAccessToken('jan')
  await setTenantState('maintenance')
  expect((await sendCall(server, getCustomer, { token: laterToken })).statusCode).toBe(503)
  expect((await server.app.inject({ method: 'POST', url: '/demo/reset' })).statusCode).toBe(200)
  expect((await sendCall(server, getCustomer, { token: laterToken })).statusCode).toBe(401)
  const newToken = await server.getAccessToken('jan')
  expect((await server.request(getDocuments, newToken)).data.map(({ name }) => name)).not.toContain('c.pdf')
  expect(await readTimeDependentData()).toEqual({ deletable: ['Loonstrook november'], ahead: 1 })
}, 120_000)

test('the log contains no secrets or personal data', { tags: 'full' }, async () => {
  const lines: string[] = []
  const log = pino(
    { level: 'trace' },
    new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }),
  )
  const database = await openDemoDatabase()
  const config = readConfig({ ...testSettings, LOG_LEVEL: 'info' })
  const { app } = await createServers({ config, database, log, files: createMemoryFileStore() })
  const payload = { username: 'anna@example.nl', password: demoPassword, tenant: 'zuider' }
  const { access_token: token } = (await app.inject({ method: 'POST', url: '/auth/login', payload })).json()
  await app.inject({
    method: 'POST',
    url: '/auth/login',
    payload: { ...payload, password: 'a wrong secret' },
  })
  await app.inject({
    url: '/api/zuider/customer/customer?x=secret',
    headers: { authorization: `Bearer ${token}` },
  })
  await app.inject({
    method: 'POST',
    url: '/auth/login',
    payload: '{"password": "broken',
    headers: { 'content-type': 'application/json' },
  })
  await app.inject({ url: '/tenant/code/GEHEIM' })
  expect(lines.length).toBeGreaterThan(4)
  expect(lines.join('')).not.toMatch(/portaal-demo|wrong secret|broken|anna|eyJ|GEHEIM|x=secret|127\.0\.0\.1/)
  await app.close()
  await database.close()
})

test('an invalid setting is reported in one sentence', () => {
  expect(() => readConfig({ PORT: 'many', DATABASE_URL: 'mysql://x' })).toThrow(StartError)
  expect(() => readConfig({ PORT: 'many', DATABASE_URL: 'mysql://x' })).toThrow(/PORT.*DATABASE_URL/)
  expect(readConfig({ PORTAL_DOMAIN: 'portaal.example' }).portalUrl).toBe('https://{tenant}.portaal.example')
})

test('sign-ins from one address are limited', { tags: 'full' }, async () => {
  const strictServer = await startHarness((config) => ({
    ...config,
    limits: { ...config.limits, signInsPerMinute: 3 },
  }))
  const statuses: number[] = []
  for (let attempt = 0; attempt < 5; attempt++) {
    const payload = { username: `nobody${attempt}`, password: 'x', tenant: 'zuider' }
    const response = await strictServer.app.inject({ method: 'POST', url: '/auth/login', payload })
    statuses.push(response.statusCode)
    if (response.statusCode === 429) expect(response.json().error).toBe('too_many_requests')
  }
  expect(statuses).toEqual([401, 401, 401, 429, 429])
  await strictServer.close()
})

test('a body with another content type than the call’s is rejected', async () => {
  for (const [type, payload] of [
    ['text/plain', 'username=anna'],
    ['application/x-www-form-urlencoded', 'username=anna'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="username"\r\n\r\nanna\r\n--x--\r\n',
    ],
  ] as const) {
    const response = await server.app.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { 'content-type': type },
      payload,
    })
    expect(response.statusCode).toBe(415)
    expect(response.json().error).toBe('media_type')
  }
})

test('trust E6: deeply nested JSON is rejected as malformed, wherever the nesting is', async () => {
  const createNestedText = (openText: string, closeText: string) =>
    openText.repeat(10_000) + closeText.repeat(10_000)
  for (const payload of [
    createNestedText('[', ']'),
    `{"username":${createNestedText('[', ']')}}`,
    createNestedText('{"a":', '}').replace(':}', ':1}'),
  ]) {
    const response = await server.app.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect([response.statusCode, response.json().error]).toEqual([400, 'malformed'])
  }
})

test('an impossible key of a calculation service is rejected like an unknown one', async () => {
  const responses = await Promise.all(
    ['%00', 'unknown-key', 'x'.repeat(101), ''].map((key) =>
      server.app.inject({ url: `/advice/interest_list?key=${key}` }),
    ),
  )
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
})

test('trust E6: if the portal has an https address, browsers are told to use https only', {
  tags: 'full',
}, async () => {
  const secureServer = await startHarness((config) => ({
    ...config,
    portalUrl: 'https://{tenant}.portaal.example',
  }))
  const readHstsHeader = async ({ app }: Harness, url: string) =>
    (await app.inject({ url })).headers['strict-transport-security']
  for (const url of ['/api/zuider/customer/tenant', '/nowhere', '/outbox']) {
    expect(await readHstsHeader(secureServer, url)).toBe('max-age=31536000')
    expect(await readHstsHeader(server, url)).toBeUndefined()
  }
  await secureServer.close()
})

test('if the server has an https address, all its cookies are secure', async () => {
  const config = readConfig(testSettings)
  const listCookiesAt = async (address: string) => {
    const app = await createServer({ config, log: createLog({ logLevel: 'silent' }), address })
    app.get('/cookies', async (_request, reply) => {
      setCookie(reply, { name: 'secret', seconds: 60 }, 'x')
      setCookie(reply, rolloutBucketCookie, '7')
      return ''
    })
    const { headers } = await app.inject('/cookies')
    await app.close()
    return headers['set-cookie']
  }
  const insecureCookies = [
    'secret=x; Max-Age=60; Path=/; HttpOnly; SameSite=Strict',
    'bucket=7; Max-Age=31536000; Path=/; SameSite=Lax',
  ]
  expect(await listCookiesAt('http://localhost:4000')).toEqual(insecureCookies)
  expect(await listCookiesAt('https://portaal.example')).toEqual(
    insecureCookies.map((cookie) => cookie.replace('; SameSite', '; Secure; SameSite')),
  )
})

test('the origin of the remotes’ files has the same headers, for a found and a missing file', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-assets-'))
  await writeFile(path.join(folder, 'entry.js'), '')
  const readHeadersOf = async (url: string) => {
    const assets = await createAssetServer({ folder, url, keepAliveSeconds: 75 }, async () => {})
    const responses = [await assets.inject('/entry.js'), await assets.inject('/nowhere.js')]
    await assets.close()
    return responses.map(({ statusCode, headers }) => [statusCode, headers['strict-transport-security']])
  }
  expect(await readHeadersOf('https://assets.example')).toEqual([
    [200, 'max-age=31536000'],
    [404, 'max-age=31536000'],
  ])
  expect(await readHeadersOf('http://localhost:4001')).toEqual([
    [200, undefined],
    [404, undefined],
  ])
})
