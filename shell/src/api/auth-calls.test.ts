import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DpopSigner } from '../session/dpop-signer.ts'
import { createAuthCalls } from './auth-calls.ts'

const exampleTokens = {
  access_token: 'a',
  refresh_token: 'r',
  in_cookie: false,
  expires_in: 900,
  token_type: 'Bearer' as const,
}
const dpopKeys = {} as CryptoKeyPair
const createProofHeaderMock = vi.fn<DpopSigner['headerFor']>(async () => ({ dpop: 'a-proof' }))
const dpopSigner: DpopSigner = {
  makeKeys: async () => dpopKeys,
  headerFor: createProofHeaderMock,
  recordNonce: vi.fn(),
}
const dpopBoundTokens = { ...exampleTokens, token_type: 'DPoP' as const }
const createNonceRequiredResponse = () =>
  Response.json({ error: 'use_dpop_nonce' }, { status: 400, headers: { 'dpop-nonce': 'a-nonce' } })
const fetchMock = vi.fn<typeof fetch>()
const testAuthCalls = createAuthCalls({ subdomain: 'zuider', info: null }, dpopSigner)
const signInBody = '{"username":"anna","password":"zonnebloem","tenant":"zuider","scope":"customer"}'
const earlySignInKeys = {} as CryptoKeyPair
const setEarlySignIn = (response: Promise<Response>, what = signInBody) => {
  response.catch(() => {})
  window.earlySignIn = { body: what, response, keys: Promise.resolve(earlySignInKeys) }
}
const signInAnna = (otp?: string) =>
  testAuthCalls.login({ username: 'anna', password: 'zonnebloem', ...(otp ? { otp } : {}) }, 'zuider')

beforeEach(() => {
  createProofHeaderMock.mockClear()
  fetchMock
    .mockReset()
    .mockImplementation(async () => Response.json({ ...exampleTokens, access_token: 'later' }))
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.earlySignIn = undefined
})

test('a sign-in that the page already sent is not sent again, and its response is used once', async () => {
  setEarlySignIn(Promise.resolve(Response.json(exampleTokens)))
  const signedIn = await signInAnna()
  expect(signedIn).toEqual({ ...exampleTokens, keys: earlySignInKeys })
  expect(signedIn.keys).toBe(earlySignInKeys)
  expect(fetchMock).not.toHaveBeenCalled()
  expect(window.earlySignIn).toBeUndefined()
  expect(await signInAnna()).toMatchObject({ access_token: 'later' })
})

test('a rejected early sign-in is reported like any other', async () => {
  setEarlySignIn(Promise.resolve(Response.json({ error: 'invalid_credentials' }, { status: 401 })))
  await expect(signInAnna()).rejects.toMatchObject({ failure: 'refused', status: 401 })
})

test('a lost response to an early sign-in is reported, and the sign-in is not repeated silently (trust C6)', async () => {
  setEarlySignIn(Promise.reject(new TypeError('no line')))
  await expect(signInAnna()).rejects.toMatchObject({ failure: 'unreachable' })
  expect(fetchMock).not.toHaveBeenCalled()
})

test('other credentials, or the same with a code, are sent as a new request', async () => {
  setEarlySignIn(Promise.resolve(Response.json(exampleTokens)), signInBody.replace('anna', 'hilde'))
  expect(await signInAnna()).toMatchObject({ access_token: 'later' })
  setEarlySignIn(Promise.resolve(Response.json(exampleTokens)))
  expect(await signInAnna('123456')).toMatchObject({ access_token: 'later' })
})

test('@KEYS-03 a passkey signs in with its own call and a proof, whatever the page sent before', async () => {
  setEarlySignIn(Promise.resolve(Response.json(exampleTokens)))
  const passkey = { id: 'a-passkey' } as never
  let body: unknown
  fetchMock.mockImplementationOnce(async (request) => {
    body = await (request as Request).json()
    return Response.json(exampleTokens)
  })
  await testAuthCalls.login({ username: '', password: '', passkey }, 'zuider')
  const request = fetchMock.mock.calls[0]?.[0] as Request
  expect(new URL(request.url).pathname).toBe('/auth/passkey')
  expect(body).toEqual({ tenant: 'zuider', passkey })
  expect(request.headers.get('dpop')).toBe('a-proof')
})

test('a sign-in proves a new key, and the tokens are bound to that key', async () => {
  const customer = { id: 1, full_name: 'Anna de Wit', username: 'anna' }
  fetchMock.mockImplementation(async (request) =>
    Response.json(
      new URL((request as Request).url).pathname === '/auth/login' ? dpopBoundTokens : { data: customer },
    ),
  )
  const signedIn = await signInAnna()
  await testAuthCalls.identify(signedIn, 'zuider')
  const [login, who] = fetchMock.mock.calls.map(([request]) => (request as Request).headers)
  expect([login?.get('dpop'), login?.get('authorization')]).toEqual(['a-proof', null])
  expect([who?.get('dpop'), who?.get('authorization')]).toEqual(['a-proof', 'DPoP a'])
  expect(createProofHeaderMock.mock.calls).toEqual([
    [dpopKeys, { method: 'POST', url: '/auth/login' }],
    [dpopKeys, { method: 'GET', url: expect.stringMatching(/^\/api\/zuider\/customer\/customer/) }, 'a'],
  ])
})

test('a sign-in from a device with a wrong clock is repeated with the server’s nonce', async () => {
  setEarlySignIn(Promise.resolve(createNonceRequiredResponse()))
  fetchMock.mockImplementation(async () => Response.json(dpopBoundTokens))
  expect(await signInAnna()).toMatchObject({ token_type: 'DPoP' })
  expect(fetchMock).toHaveBeenCalledTimes(1)
  const answer = vi.mocked(dpopSigner.recordNonce).mock.calls[0]?.[0]
  expect(answer?.get('dpop-nonce')).toBe('a-nonce')
  fetchMock.mockImplementation(async () => createNonceRequiredResponse())
  await expect(signInAnna()).rejects.toMatchObject({ status: 400 })
  expect(fetchMock).toHaveBeenCalledTimes(3)
})
