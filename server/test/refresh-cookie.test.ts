import { generateKeyPair, generateProof, type KeyPair } from 'dpop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { hashSecret } from '../src/sessions/secret-token.ts'
import { type Harness, startHarness } from './harness.ts'

const tenantHost = 'zuider.localhost'
let server: Harness
let deviceKeys: KeyPair
let otherDeviceKeys: KeyPair
beforeAll(async () => {
  server = await startHarness()
  deviceKeys = await generateKeyPair('ES256')
  otherDeviceKeys = await generateKeyPair('ES256')
})
afterAll(() => server.close())

function createCookieBrowser(keyPair: KeyPair | null = deviceKeys) {
  const cookieJar = new Map<string, string>()
  const postWithProof = async (url: string, payload: object, prover = keyPair) => {
    const dpop = prover && (await generateProof(prover, `https://${tenantHost}${url}`, 'POST'))
    const cookie = [...cookieJar].map((cookieEntry) => cookieEntry.join('=')).join('; ')
    const headers = { host: tenantHost, ...(dpop && { dpop }), ...(cookie && { cookie }) }
    const response = await server.app.inject({
      method: 'POST',
      url,
      payload: { tenant: 'zuider', ...payload },
      headers,
    })
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) cookieJar.delete(name)
      else cookieJar.set(name, value)
    }
    return response
  }
  return {
    cookieJar,
    sessions: () => [...cookieJar.keys()].filter((name) => name.startsWith('portal-session-')),
    signIn: (username = 'anna') => postWithProof('/auth/login', { username, password: demoPassword }),
    refresh: (token: string, prover = keyPair) => postWithProof('/auth/refresh', { token }, prover),
    end: (action: 'logout' | 'revoke', tokenOrHash: object) => postWithProof(`/auth/${action}`, tokenOrHash),
  }
}

test('trust A14 E16: the refresh token is in an HttpOnly cookie, and code in the page knows only its hash', {
  tags: 'full',
}, async () => {
  const anna = createCookieBrowser()
  const signedIn = await anna.signIn()
  const cookie = signedIn.cookies.find(({ name }) => name.startsWith('portal-session-'))
  expect(cookie).toMatchObject({ path: '/auth', httpOnly: true, sameSite: 'Strict' })
  const secret = String(cookie?.value)
  expect(signedIn.json()).toMatchObject({ refresh_token: hashSecret(secret), in_cookie: true })
  expect(signedIn.body).not.toContain(secret)

  const tokenHash = signedIn.json().refresh_token
  const rejectedResponses = [
    await createCookieBrowser().refresh(tokenHash),
    await anna.refresh(tokenHash, otherDeviceKeys),
    await anna.refresh(tokenHash, null),
    await anna.refresh('something else'),
  ]
  expect(rejectedResponses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401])
  const renewedResponse = await anna.refresh(tokenHash)
  expect(renewedResponse.json()).toMatchObject({ in_cookie: true })
  for (const cookieValue of anna.cookieJar.values()) expect(renewedResponse.body).not.toContain(cookieValue)
})

test('each account of a browser has its own cookie', { tags: 'full' }, async () => {
  const browser = createCookieBrowser()
  const anna = (await browser.signIn()).json()
  const clara = (await browser.signIn('clara')).json()
  expect(browser.sessions()).toHaveLength(2)
  const renewedSession = (await browser.refresh(anna.refresh_token)).json()
  expect((await browser.refresh(clara.refresh_token)).statusCode).toBe(200)
  expect((await browser.refresh(renewedSession.refresh_token)).statusCode).toBe(200)
  expect(browser.sessions()).toHaveLength(2)
})

test('a page that missed the last response sends the previous token’s hash, and its session continues', {
  tags: 'full',
}, async () => {
  const anna = createCookieBrowser()
  const tokenHash = (await anna.signIn()).json().refresh_token
  const lostResponse = await anna.refresh(tokenHash)
  expect(lostResponse.statusCode).toBe(200)
  server.advanceClock(60)
  const renewedResponse = await anna.refresh(tokenHash)
  expect(renewedResponse.statusCode).toBe(200)
  expect((await anna.refresh(renewedResponse.json().refresh_token)).statusCode).toBe(200)
})

test('a previous cookie used after its grace period ends the session, like any used token', {
  tags: 'full',
}, async () => {
  const anna = createCookieBrowser()
  const tokenHash = (await anna.signIn()).json().refresh_token
  const copiedCookies = new Map(anna.cookieJar)
  const nextTokenHash = (await anna.refresh(tokenHash)).json().refresh_token
  server.advanceClock(60)
  const copy = createCookieBrowser()
  for (const [name, value] of copiedCookies) copy.cookieJar.set(name, value)
  expect((await copy.refresh(tokenHash)).statusCode).toBe(401)
  expect((await anna.refresh(nextTokenHash)).statusCode).toBe(401)
})

test('without a key there is no cookie, because another site’s page could have it sent', async () => {
  const cookielessBrowser = createCookieBrowser(null)
  const { in_cookie, token_type } = (await cookielessBrowser.signIn()).json()
  expect([in_cookie, token_type]).toEqual([undefined, 'Bearer'])
  expect(cookielessBrowser.sessions()).toEqual([])
})

test.each([
  ['logout', 'token'],
  ['revoke', 'hash'],
] as const)('%s by the hash ends the session, and deletes the cookie', async (action, field) => {
  const anna = createCookieBrowser()
  const tokenHash = (await anna.signIn()).json().refresh_token
  const cookiesBefore = new Map(anna.cookieJar)
  expect((await anna.end(action, { [field]: tokenHash })).statusCode).toBe(200)
  expect(anna.sessions()).toEqual([])
  for (const [name, value] of cookiesBefore) anna.cookieJar.set(name, value)
  expect((await anna.refresh(tokenHash)).statusCode).toBe(401)
})
