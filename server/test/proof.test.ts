import { getCustomer } from '@portal/contract/customer'
import { generateKeyPair, generateProof, type KeyPair } from 'dpop'
import { SignJWT } from 'jose'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import { demoPassword } from '../src/demo/seed.ts'
import { createServer } from '../src/http/server.ts'
import { createFirstScript } from '../src/pages/first-script.ts'
import { pageTextsByLocale } from '../src/pages/page-texts.ts'
import { createProofReader } from '../src/sessions/proof/proof.ts'
import { getSessionKeys } from '../src/sessions/session-keys.ts'
import { type Harness, harness, testSettings } from './harness.ts'

const host = 'zuider.localhost'
const customerPath = '/api/zuider/customer/customer'
let server: Harness
let now: number
let keys: KeyPair
let others: KeyPair
beforeAll(async () => {
  now = Date.now()
  server = await harness()
  keys = await generateKeyPair('ES256')
  others = await generateKeyPair('ES256')
})
afterAll(() => server.close())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

/** Advances the clock of server and device. */
function pass(seconds: number) {
  server.pass(seconds)
  now += seconds * 1000
  vi.setSystemTime(now)
}

/** Runs a page's first script with a complete sign-in form; returns what it sent. */
async function sentEarly() {
  const sent = vi.fn<(url: string, options: RequestInit) => Promise<Response>>(async () => new Response())
  const page: { earlySignIn?: { answer: Promise<Response>; keys?: Promise<KeyPair> } } = {}
  const script = createFirstScript('zuider', pageTextsByLocale.nl)
  const send = new Function(
    ...['window', 'document', 'location', 'fetch', 'addEventListener'],
    `${script};return send`,
  )(page, { currentScript: { remove() {} } }, { origin: `https://${host}` }, sent, () => {})
  send({ username: { value: ' anna ' }, password: { value: demoPassword } })
  await page.earlySignIn?.answer
  const [url = '', { body, headers }] = sent.mock.calls[0] ?? ['', {}]
  return { url, payload: String(body), headers: headers as Record<string, string>, early: page.earlySignIn }
}

interface ProofOptions {
  pair?: KeyPair
  nonce?: string
  accessToken?: string
  method?: string
}
const proofFor = (path: string, { pair = keys, nonce, accessToken, method = 'GET' }: ProofOptions = {}) =>
  generateProof(pair, `https://${host}${path}`, method, nonce, accessToken)

/** Cookies of the test browser. */
const cookies: Record<string, string> = {}
const post = async (url: string, payload: object, dpop?: string) => {
  const headers = { host, ...(dpop && { dpop }) }
  const answer = await server.app.inject({ method: 'POST', url, payload, headers, cookies })
  for (const { name, value } of answer.cookies) cookies[name] = value
  return answer
}
const login = async (more: ProofOptions = {}, username = 'anna', password = demoPassword) =>
  post(
    '/auth/login',
    { username, password, tenant: 'zuider' },
    await proofFor('/auth/login', { method: 'POST', ...more }),
  )
const refresh = async (token: string, more?: ProofOptions) =>
  post(
    '/auth/refresh',
    { token, tenant: 'zuider' },
    more && (await proofFor('/auth/refresh', { method: 'POST', ...more })),
  )
const read = (authorization: string, dpop?: string, url = customerPath) =>
  server.app.inject({ url, headers: { host, authorization, ...(dpop && { dpop }) } })
const boundTo = async (token: string, more: ProofOptions = {}) =>
  read(`DPoP ${token}`, await proofFor(customerPath, { accessToken: token, ...more }))

test('trust A14 E16: tokens of a sign-in that proved a key open nothing without it', {
  tags: 'full',
}, async () => {
  const { access_token, refresh_token, token_type } = (await login()).json()
  expect(token_type).toBe('DPoP')
  expect((await boundTo(access_token)).statusCode).toBe(200)
  const refused = [
    await read(`Bearer ${access_token}`),
    await read(`DPoP ${access_token}`),
    await read(`Bearer ${access_token}`, await proofFor(customerPath, { accessToken: access_token })),
    await boundTo(access_token, { pair: others }),
    await read(`DPoP ${access_token}`, await proofFor(customerPath)),
    await read(`DPoP ${access_token}`, await proofFor(customerPath, { accessToken: 'another' })),
    await refresh(refresh_token),
    await refresh(refresh_token, { pair: others }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 401))
  const renewed = await refresh(refresh_token, {})
  expect(renewed.json()).toMatchObject({ token_type: 'DPoP' })
  expect((await boundTo(renewed.json().access_token)).statusCode).toBe(200)
})

test('trust E16: a proof is for one method and one address, and is taken once', {
  tags: 'full',
}, async () => {
  const { access_token } = (await login()).json()
  const authorization = `DPoP ${access_token}`
  const once = await proofFor(customerPath, { accessToken: access_token })
  expect((await read(authorization, once)).statusCode).toBe(200)
  expect((await read(authorization, once)).statusCode).toBe(401)
  const elsewhere = [
    await proofFor('/api/zuider/customer/task', { accessToken: access_token }),
    await proofFor(customerPath, { accessToken: access_token, method: 'POST' }),
    await generateProof(keys, `https://noorder.localhost${customerPath}`, 'GET', undefined, access_token),
    await generateProof(keys, 'not an address', 'GET', undefined, access_token),
  ]
  for (const dpop of elsewhere) expect((await read(authorization, dpop)).statusCode).toBe(401)
  const queried = await proofFor(customerPath, { accessToken: access_token })
  expect((await read(authorization, queried, `${customerPath}?with=a-query`)).statusCode).toBe(200)
})

test('a proof that is no proof is refused before anything is looked up', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await crypto.subtle.exportKey('jwk', publicKey)
  const secret = await crypto.subtle.exportKey('jwk', privateKey)
  const made = (header: object, claims: object) =>
    new SignJWT({ htm: 'POST', htu: `http://${host}/auth/login`, jti: crypto.randomUUID(), ...claims })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...header })
      .setIssuedAt()
      .sign(privateKey)
  const bad = [
    'nonsense',
    'a.b.c',
    `${'x'.repeat(2000)}.b.c`,
    await made({ typ: 'jwt' }, {}),
    await made({ jwk: secret }, {}),
    await made({ jwk: undefined }, {}),
    await made({ jwk: { ...jwk, x: 'A' } }, {}),
    await made({}, { jti: '' }),
    await made({}, { jti: 1 }),
    await made({}, { htm: undefined }),
  ]
  const payload = { username: 'anna', password: 'not the one', tenant: 'zuider' }
  for (const dpop of bad) {
    const answer = await post('/auth/login', payload, dpop)
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_dpop_proof'])
  }
  expect((await post('/auth/login', payload, await made({}, {}))).statusCode).toBe(401)
})

test('a device with a wrong clock gets the time in a nonce, which is valid for ten minutes', async () => {
  vi.setSystemTime(now - 26 * 3_600_000)
  const first = await login()
  expect([first.statusCode, first.json().error]).toEqual([400, 'use_dpop_nonce'])
  const nonce = String(first.headers['dpop-nonce'])
  expect(first.headers['www-authenticate']).toContain('error="use_dpop_nonce"')
  const { access_token, refresh_token } = (await login({ nonce })).json()
  expect((await boundTo(access_token, { nonce })).statusCode).toBe(200)
  const late = await boundTo(access_token)
  expect([late.statusCode, late.json().error]).toEqual([401, 'use_dpop_nonce'])
  expect((await boundTo(access_token, { nonce: `${nonce}x` })).statusCode).toBe(401)
  expect((await boundTo(access_token, { nonce: 'nonsense' })).statusCode).toBe(401)
  pass(11 * 60)
  vi.setSystemTime(now - 26 * 3_600_000)
  expect((await boundTo(access_token, { nonce })).json().error).toBe('use_dpop_nonce')
  const renewed = await refresh(refresh_token, { nonce: String(late.headers['dpop-nonce']) })
  expect(renewed.json().error).toBe('use_dpop_nonce')
  const fresh = String(renewed.headers['dpop-nonce'])
  expect((await refresh(refresh_token, { nonce: fresh })).statusCode).toBe(200)
})

test('a refresh token without its key ends nothing: its session goes on', { tags: 'full' }, async () => {
  const { refresh_token } = (await login()).json()
  const renewed = (await refresh(refresh_token, {})).json()
  pass(60)
  expect((await refresh(refresh_token)).statusCode).toBe(401)
  expect((await refresh(renewed.refresh_token)).statusCode).toBe(401)
  expect((await refresh(renewed.refresh_token, {})).statusCode).toBe(200)
})

test('a session that was begun without a key goes on without one', async () => {
  const first = await server.signIn('clara')
  expect(first).toMatchObject({ token_type: 'Bearer' })
  await server.ask(getCustomer, first.access_token)
  const second = (await refresh(first.refresh_token)).json()
  expect(second.token_type).toBe('Bearer')
  expect((await refresh(second.refresh_token, {})).json().token_type).toBe('Bearer')
})

test('a sign-in that the page sends before its code is there is bound to the key that it hands over', async () => {
  const { url, payload, headers, early } = await sentEarly()
  expect(payload).toBe(
    `{"username":"anna","password":"${demoPassword}","tenant":"zuider","scope":"customer"}`,
  )
  const signedIn = await server.app.inject({ method: 'POST', url, payload, headers: { host, ...headers } })
  const { access_token, token_type } = signedIn.json()
  expect(token_type).toBe('DPoP')
  const pair = await early?.keys
  if (!pair) throw new Error('no key was handed over')
  expect((await boundTo(access_token, { pair })).statusCode).toBe(200)
  expect((await boundTo(access_token)).statusCode).toBe(401)
  await expect(crypto.subtle.exportKey('jwk', pair.privateKey)).rejects.toThrow()
})

test('a proof is held against the address of the portal in the settings, whatever port a proxy leaves in Host', async () => {
  const lines: { address?: string; host: string }[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const config = {
    ...readConfig(testSettings),
    demo: false,
    portalUrl: 'https://{tenant}.portaal.example:8443',
  }
  const sessionKeys = await getSessionKeys(config)
  const readProof = createProofReader({ config, clock: () => new Date(now), sessionKeys, log })
  const app = await createServer({ config, log, address: config.portalUrl })
  app.post('/auth/login', (request) => readProof(request))
  const statusOf = async (origin: string, host = new URL(origin).host) => {
    const dpop = await generateProof(keys, `${origin}/auth/login`, 'POST')
    return (await app.inject({ method: 'POST', url: '/auth/login', headers: { host, dpop } })).statusCode
  }
  const ofTenant = 'https://zuider.portaal.example:8443'
  expect(await statusOf(ofTenant)).toBe(200)
  expect(await statusOf('https://portaal.example:8443')).toBe(200)
  expect(lines).toEqual([])
  for (const _ of [1, 2]) expect(await statusOf(ofTenant, 'zuider.portaal.example')).toBe(200)
  expect(lines.splice(0)).toMatchObject([{ host: 'zuider.portaal.example' }])
  for (const other of [
    'https://zuider.portaal.example',
    'http://zuider.portaal.example:8443',
    'https://zuider.evil.example:8443',
  ])
    expect(await statusOf(other)).toBe(400)
  expect(lines.map(({ address }) => address)).toEqual(['https://zuider.portaal.example'])
  await app.close()
})
