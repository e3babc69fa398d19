import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DpopSigner } from '../session/dpop-signer.ts'
import { authCalls } from './auth-calls.ts'

const tokens = {
  access_token: 'a',
  refresh_token: 'r',
  in_cookie: false,
  expires_in: 900,
  token_type: 'Bearer' as const,
}
const keys = {} as CryptoKeyPair
const proofs = vi.fn<DpopSigner['headerFor']>(async () => ({ dpop: 'a-proof' }))
const dpopSigner: DpopSigner = { makeKeys: async () => keys, headerFor: proofs, recordNonce: vi.fn() }
const bound = { ...tokens, token_type: 'DPoP' as const }
const wantsNonce = () =>
  Response.json({ error: 'use_dpop_nonce' }, { status: 400, headers: { 'dpop-nonce': 'a-nonce' } })
const sent = vi.fn<typeof fetch>()
const calls = authCalls({ subdomain: 'zuider', info: null }, dpopSigner)
const body = '{"username":"anna","password":"zonnebloem","tenant":"zuider","scope":"customer"}'
const earlyKeys = {} as CryptoKeyPair
const early = (answer: Promise<Response>, what = body) => {
  answer.catch(() => {})
  window.earlySignIn = { body: what, answer, keys: Promise.resolve(earlyKeys) }
}
const signIn = (otp?: string) =>
  calls.login({ username: 'anna', password: 'zonnebloem', ...(otp ? { otp } : {}) }, 'zuider')

beforeEach(() => {
  proofs.mockClear()
  sent.mockReset().mockImplementation(async () => Response.json({ ...tokens, access_token: 'later' }))
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.earlySignIn = undefined
})

test('a sign-in that the page already sent is not sent again, and its response is used once', async () => {
  early(Promise.resolve(Response.json(tokens)))
  const signedIn = await signIn()
  expect(signedIn).toEqual({ ...tokens, keys: earlyKeys })
  expect(signedIn.keys).toBe(earlyKeys)
  expect(sent).not.toHaveBeenCalled()
  expect(window.earlySignIn).toBeUndefined()
  expect(await signIn()).toMatchObject({ access_token: 'later' })
})

test('a rejected early sign-in is reported like any other', async () => {
  early(Promise.resolve(Response.json({ error: 'invalid_credentials' }, { status: 401 })))
  await expect(signIn()).rejects.toMatchObject({ failure: 'refused', status: 401 })
})

test('a lost response to an early sign-in is reported, and the sign-in is not repeated silently (trust C6)', async () => {
  early(Promise.reject(new TypeError('no line')))
  await expect(signIn()).rejects.toMatchObject({ failure: 'unreachable' })
  expect(sent).not.toHaveBeenCalled()
})

test('other credentials, or the same with a code, are sent as a new request', async () => {
  early(Promise.resolve(Response.json(tokens)), body.replace('anna', 'hilde'))
  expect(await signIn()).toMatchObject({ access_token: 'later' })
  early(Promise.resolve(Response.json(tokens)))
  expect(await signIn('123456')).toMatchObject({ access_token: 'later' })
})

test('@KEYS-03 a passkey signs in with its own call and a proof, whatever the page sent before', async () => {
  early(Promise.resolve(Response.json(tokens)))
  const passkey = { id: 'a-passkey' } as never
  let body: unknown
  sent.mockImplementationOnce(async (request) => {
    body = await (request as Request).json()
    return Response.json(tokens)
  })
  await calls.login({ username: '', password: '', passkey }, 'zuider')
  const request = sent.mock.calls[0]?.[0] as Request
  expect(new URL(request.url).pathname).toBe('/auth/passkey')
  expect(body).toEqual({ tenant: 'zuider', passkey })
  expect(request.headers.get('dpop')).toBe('a-proof')
})

test('a sign-in proves a new key, and the tokens are bound to that key', async () => {
  const customer = { id: 1, full_name: 'Anna de Wit', username: 'anna' }
  sent.mockImplementation(async (request) =>
    Response.json(new URL((request as Request).url).pathname === '/auth/login' ? bound : { data: customer }),
  )
  const signedIn = await signIn()
  await calls.identify(signedIn, 'zuider')
  const [login, who] = sent.mock.calls.map(([request]) => (request as Request).headers)
  expect([login?.get('dpop'), login?.get('authorization')]).toEqual(['a-proof', null])
  expect([who?.get('dpop'), who?.get('authorization')]).toEqual(['a-proof', 'DPoP a'])
  expect(proofs.mock.calls).toEqual([
    [keys, { method: 'POST', url: '/auth/login' }],
    [keys, { method: 'GET', url: expect.stringMatching(/^\/api\/zuider\/customer\/customer/) }, 'a'],
  ])
})

test('a sign-in from a device with a wrong clock is repeated with the server’s nonce', async () => {
  early(Promise.resolve(wantsNonce()))
  sent.mockImplementation(async () => Response.json(bound))
  expect(await signIn()).toMatchObject({ token_type: 'DPoP' })
  expect(sent).toHaveBeenCalledTimes(1)
  const answer = vi.mocked(dpopSigner.recordNonce).mock.calls[0]?.[0]
  expect(answer?.get('dpop-nonce')).toBe('a-nonce')
  sent.mockImplementation(async () => wantsNonce())
  await expect(signIn()).rejects.toMatchObject({ status: 400 })
  expect(sent).toHaveBeenCalledTimes(3)
})
