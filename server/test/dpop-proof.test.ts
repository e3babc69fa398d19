import { getCustomer } from '@portal/contract/customer'
import { generateKeyPair, generateProof, type KeyPair } from 'dpop'
import { SignJWT } from 'jose'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { createServer } from '../src/http/server.ts'
import { createDpopProofReader } from '../src/sessions/proof/dpop-proof.ts'
import { getSessionKeys } from '../src/sessions/session-keys.ts'
import { type Harness, startHarness, testSettings } from './harness.ts'

const tenantHost = 'zuider.localhost'
const customerPath = '/api/zuider/customer/customer'
let server: Harness
let currentTimeMs: number
let deviceKeys: KeyPair
let otherDeviceKeys: KeyPair
beforeAll(async () => {
  currentTimeMs = Date.now()
  server = await startHarness()
  deviceKeys = await generateKeyPair('ES256')
  otherDeviceKeys = await generateKeyPair('ES256')
})
afterAll(() => server.close())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: currentTimeMs }))
afterEach(() => void vi.useRealTimers())

/** Advances the clocks of server and device. */
function advanceClocks(seconds: number) {
  server.advanceClock(seconds)
  currentTimeMs += seconds * 1000
  vi.setSystemTime(currentTimeMs)
}

interface DpopProofOptions {
  keyPair?: KeyPair
  nonce?: string
  accessToken?: string
  method?: string
}
const createDpopProof = (
  path: string,
  { keyPair = deviceKeys, nonce, accessToken, method = 'GET' }: DpopProofOptions = {},
) => generateProof(keyPair, `https://${tenantHost}${path}`, method, nonce, accessToken)

const cookies: Record<string, string> = {}
const postWithProof = async (url: string, payload: object, dpop?: string) => {
  const headers = { host: tenantHost, ...(dpop && { dpop }) }
  const response = await server.app.inject({ method: 'POST', url, payload, headers, cookies })
  for (const { name, value } of response.cookies) cookies[name] = value
  return response
}
const loginWithProof = async (options: DpopProofOptions = {}, username = 'anna', password = demoPassword) =>
  postWithProof(
    '/auth/login',
    { username, password, tenant: 'zuider' },
    await createDpopProof('/auth/login', { method: 'POST', ...options }),
  )
const refreshWithProof = async (token: string, options?: DpopProofOptions) =>
  postWithProof(
    '/auth/refresh',
    { token, tenant: 'zuider' },
    options && (await createDpopProof('/auth/refresh', { method: 'POST', ...options })),
  )
const requestCustomer = (authorization: string, dpop?: string, url = customerPath) =>
  server.app.inject({ url, headers: { host: tenantHost, authorization, ...(dpop && { dpop }) } })
const readWithBoundToken = async (token: string, options: DpopProofOptions = {}) =>
  requestCustomer(`DPoP ${token}`, await createDpopProof(customerPath, { accessToken: token, ...options }))

test('trust A14 E16: tokens of a sign-in with a key are rejected without a proof of that key', {
  tags: 'full',
}, async () => {
  const { access_token, refresh_token, token_type } = (await loginWithProof()).json()
  expect(token_type).toBe('DPoP')
  expect((await readWithBoundToken(access_token)).statusCode).toBe(200)
  const rejectedStatuses = [
    await requestCustomer(`Bearer ${access_token}`),
    await requestCustomer(`DPoP ${access_token}`),
    await requestCustomer(
      `Bearer ${access_token}`,
      await createDpopProof(customerPath, { accessToken: access_token }),
    ),
    await readWithBoundToken(access_token, { keyPair: otherDeviceKeys }),
    await requestCustomer(`DPoP ${access_token}`, await createDpopProof(customerPath)),
    await requestCustomer(
      `DPoP ${access_token}`,
      await createDpopProof(customerPath, { accessToken: 'another' }),
    ),
    await refreshWithProof(refresh_token),
    await refreshWithProof(refresh_token, { keyPair: otherDeviceKeys }),
  ]
  expect(rejectedStatuses.map(({ statusCode }) => statusCode)).toEqual(rejectedStatuses.map(() => 401))
  const renewedSession = await refreshWithProof(refresh_token, {})
  expect(renewedSession.json()).toMatchObject({ token_type: 'DPoP' })
  expect((await readWithBoundToken(renewedSession.json().access_token)).statusCode).toBe(200)
})

test('trust E16: a DPoP proof is valid for one method and one URL, and only once', {
  tags: 'full',
}, async () => {
  const { access_token } = (await loginWithProof()).json()
  const authorization = `DPoP ${access_token}`
  const proof = await createDpopProof(customerPath, { accessToken: access_token })
  expect((await requestCustomer(authorization, proof)).statusCode).toBe(200)
  expect((await requestCustomer(authorization, proof)).statusCode).toBe(401)
  const otherRequests = [
    await createDpopProof('/api/zuider/customer/task', { accessToken: access_token }),
    await createDpopProof(customerPath, { accessToken: access_token, method: 'POST' }),
    await generateProof(
      deviceKeys,
      `https://noorder.localhost${customerPath}`,
      'GET',
      undefined,
      access_token,
    ),
    await generateProof(deviceKeys, 'not an address', 'GET', undefined, access_token),
  ]
  for (const dpop of otherRequests) expect((await requestCustomer(authorization, dpop)).statusCode).toBe(401)
  const queryProof = await createDpopProof(customerPath, { accessToken: access_token })
  expect((await requestCustomer(authorization, queryProof, `${customerPath}?with=a-query`)).statusCode).toBe(
    200,
  )
})

test('an invalid proof is rejected before any query', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await crypto.subtle.exportKey('jwk', publicKey)
  const secret = await crypto.subtle.exportKey('jwk', privateKey)
  const createSignedProof = (header: object, claims: object) =>
    new SignJWT({ htm: 'POST', htu: `http://${tenantHost}/auth/login`, jti: crypto.randomUUID(), ...claims })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...header })
      .setIssuedAt()
      .sign(privateKey)
  const invalidProofs = [
    'nonsense',
    'a.b.c',
    `${'x'.repeat(2000)}.b.c`,
    await createSignedProof({ typ: 'jwt' }, {}),
    await createSignedProof({ jwk: secret }, {}),
    await createSignedProof({ jwk: undefined }, {}),
    await createSignedProof({ jwk: { ...jwk, x: 'A' } }, {}),
    await createSignedProof({}, { jti: '' }),
    await createSignedProof({}, { jti: 1 }),
    await createSignedProof({}, { htm: undefined }),
  ]
  const payload = { username: 'anna', password: 'not the one', tenant: 'zuider' }
  for (const dpop of invalidProofs) {
    const response = await postWithProof('/auth/login', payload, dpop)
    expect([response.statusCode, response.json().error]).toEqual([400, 'invalid_dpop_proof'])
  }
  expect((await postWithProof('/auth/login', payload, await createSignedProof({}, {}))).statusCode).toBe(401)
})

test('a device with a wrong clock gets the time in a nonce, which is valid for ten minutes', async () => {
  vi.setSystemTime(currentTimeMs - 26 * 3_600_000)
  const firstResponse = await loginWithProof()
  expect([firstResponse.statusCode, firstResponse.json().error]).toEqual([400, 'use_dpop_nonce'])
  const nonce = String(firstResponse.headers['dpop-nonce'])
  expect(firstResponse.headers['www-authenticate']).toContain('error="use_dpop_nonce"')
  const { access_token, refresh_token } = (await loginWithProof({ nonce })).json()
  expect((await readWithBoundToken(access_token, { nonce })).statusCode).toBe(200)
  const lateResponse = await readWithBoundToken(access_token)
  expect([lateResponse.statusCode, lateResponse.json().error]).toEqual([401, 'use_dpop_nonce'])
  expect((await readWithBoundToken(access_token, { nonce: `${nonce}x` })).statusCode).toBe(401)
  expect((await readWithBoundToken(access_token, { nonce: 'nonsense' })).statusCode).toBe(401)
  advanceClocks(11 * 60)
  vi.setSystemTime(currentTimeMs - 26 * 3_600_000)
  expect((await readWithBoundToken(access_token, { nonce })).json().error).toBe('use_dpop_nonce')
  const renewedResponse = await refreshWithProof(refresh_token, {
    nonce: String(lateResponse.headers['dpop-nonce']),
  })
  expect(renewedResponse.json().error).toBe('use_dpop_nonce')
  const freshNonce = String(renewedResponse.headers['dpop-nonce'])
  expect((await refreshWithProof(refresh_token, { nonce: freshNonce })).statusCode).toBe(200)
})

test('a refresh token without its key is rejected, and its session continues', { tags: 'full' }, async () => {
  const { refresh_token } = (await loginWithProof()).json()
  const renewedSession = (await refreshWithProof(refresh_token, {})).json()
  advanceClocks(60)
  expect((await refreshWithProof(refresh_token)).statusCode).toBe(401)
  expect((await refreshWithProof(renewedSession.refresh_token)).statusCode).toBe(401)
  expect((await refreshWithProof(renewedSession.refresh_token, {})).statusCode).toBe(200)
})

test('a session that started without a key continues without one', async () => {
  const firstSession = await server.signIn('clara')
  expect(firstSession).toMatchObject({ token_type: 'Bearer' })
  await server.request(getCustomer, firstSession.access_token)
  const secondSession = (await refreshWithProof(firstSession.refresh_token)).json()
  expect(secondSession.token_type).toBe('Bearer')
  expect((await refreshWithProof(secondSession.refresh_token, {})).json().token_type).toBe('Bearer')
})

test('a proof is checked against the portal’s address in the settings, whatever port a proxy puts in Host', async () => {
  const lines: { address?: string; host: string }[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const config = {
    ...readConfig(testSettings),
    demo: false,
    portalUrl: 'https://{tenant}.portaal.example:8443',
  }
  const sessionKeys = await getSessionKeys(config)
  const readProof = createDpopProofReader({ config, clock: () => new Date(currentTimeMs), sessionKeys, log })
  const app = await createServer({ config, log, address: config.portalUrl })
  app.post('/auth/login', (request) => readProof(request))
  const getStatusFor = async (origin: string, host = new URL(origin).host) => {
    const dpop = await generateProof(deviceKeys, `${origin}/auth/login`, 'POST')
    return (await app.inject({ method: 'POST', url: '/auth/login', headers: { host, dpop } })).statusCode
  }
  const tenantOrigin = 'https://zuider.portaal.example:8443'
  expect(await getStatusFor(tenantOrigin)).toBe(200)
  expect(await getStatusFor('https://portaal.example:8443')).toBe(200)
  expect(lines).toEqual([])
  for (const _ of [1, 2]) expect(await getStatusFor(tenantOrigin, 'zuider.portaal.example')).toBe(200)
  expect(lines.splice(0)).toMatchObject([{ host: 'zuider.portaal.example' }])
  for (const otherOrigin of [
    'https://zuider.portaal.example',
    'http://zuider.portaal.example:8443',
    'https://zuider.evil.example:8443',
  ])
    expect(await getStatusFor(otherOrigin)).toBe(400)
  expect(lines.map(({ address }) => address)).toEqual(['https://zuider.portaal.example'])
  await app.close()
})
