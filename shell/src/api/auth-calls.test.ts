import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authCalls } from './auth-calls.ts'

const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 900, token_type: 'Bearer' as const }
const sent = vi.fn<typeof fetch>()
const calls = authCalls({ subdomain: 'zuider', info: null })
const body = '{"username":"anna","password":"zonnebloem","tenant":"zuider","scope":"customer"}'
const early = (answer: Promise<Response>, what = body) => {
  window.earlySignIn = { body: what, answer }
}
const signIn = (otp?: string) =>
  calls.login({ username: 'anna', password: 'zonnebloem', ...(otp ? { otp } : {}) }, 'zuider')

beforeEach(() => {
  sent.mockReset().mockImplementation(async () => Response.json({ ...tokens, access_token: 'later' }))
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.earlySignIn = undefined
})

test('the very sign-in that the page sent by itself is not sent again, and its answer counts once', async () => {
  early(Promise.resolve(Response.json(tokens)))
  expect(await signIn()).toEqual(tokens)
  expect(sent).not.toHaveBeenCalled()
  expect(window.earlySignIn).toBeUndefined()
  expect(await signIn()).toMatchObject({ access_token: 'later' })
})

test('a refusal of it is told like any other', async () => {
  early(Promise.resolve(Response.json({ error: 'invalid_credentials' }, { status: 401 })))
  await expect(signIn()).rejects.toMatchObject({ failure: 'refused', status: 401 })
})

test('an answer that was lost is told as lost, and not asked for again unseen (trust C6)', async () => {
  early(Promise.reject(new TypeError('no line')))
  await expect(signIn()).rejects.toMatchObject({ failure: 'unreachable' })
  expect(sent).not.toHaveBeenCalled()
})

test('other credentials, or the same with a code, have a request of their own', async () => {
  early(Promise.resolve(Response.json(tokens)), body.replace('anna', 'hilde'))
  expect(await signIn()).toMatchObject({ access_token: 'later' })
  early(Promise.resolve(Response.json(tokens)))
  expect(await signIn('123456')).toMatchObject({ access_token: 'later' })
})
