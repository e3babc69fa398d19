import { createHash } from 'node:crypto'
import { calculateJwkThumbprint, decodeProtectedHeader, EmbeddedJWK, jwtVerify } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDpopSigner } from './dpop-signer.ts'

beforeEach(async () => {
  vi.stubGlobal('location', { origin: 'https://zuider.example' })
  const bytes = await crypto.subtle.digest('SHA-256', new Uint8Array())
  vi.stubGlobal('ArrayBuffer', bytes.constructor)
})
afterEach(() => void vi.unstubAllGlobals())

const readClaims = async (dpop: string) => (await jwtVerify(dpop, EmbeddedJWK, { typ: 'dpop+jwt' })).payload

test('trust A14: a proof is for one request with one token, by a non-extractable key', async () => {
  const dpopSigner = createDpopSigner()
  const keys = await dpopSigner.makeKeys()
  await expect(crypto.subtle.exportKey('jwk', keys.privateKey)).rejects.toThrow()
  const request = { method: 'GET', url: '/api/zuider/customer/task?done=1' }
  const { dpop } = await dpopSigner.headerFor(keys, request, 'the-token')
  const { jti, iat, ...claims } = await readClaims(dpop)
  expect(claims).toEqual({
    htm: 'GET',
    htu: 'https://zuider.example/api/zuider/customer/task',
    ath: createHash('sha256').update('the-token').digest('base64url'),
  })
  expect(Math.abs(Date.now() / 1000 - (iat ?? 0))).toBeLessThan(5)
  const again = await readClaims((await dpopSigner.headerFor(keys, request, 'the-token')).dpop)
  expect(again.jti).not.toBe(jti)
})

test('each sign-in has its own key, so that tenants cannot recognise a customer by a common key', async () => {
  const dpopSigner = createDpopSigner()
  const request = { method: 'POST', url: '/auth/login' }
  const names = await Promise.all(
    [1, 2].map(async () => {
      const { dpop } = await dpopSigner.headerFor(await dpopSigner.makeKeys(), request)
      return calculateJwkThumbprint(decodeProtectedHeader(dpop).jwk ?? {})
    }),
  )
  expect(new Set(names).size).toBe(2)
})

test('the last nonce from a server is used in later proofs', async () => {
  const dpopSigner = createDpopSigner()
  const keys = await dpopSigner.makeKeys()
  const readProofNonce = async () =>
    (await readClaims((await dpopSigner.headerFor(keys, { method: 'GET', url: '/x' })).dpop)).nonce
  expect(await readProofNonce()).toBeUndefined()
  dpopSigner.recordNonce(new Headers({ 'dpop-nonce': 'one' }))
  dpopSigner.recordNonce(new Headers())
  expect(await readProofNonce()).toBe('one')
  dpopSigner.recordNonce(new Headers({ 'dpop-nonce': 'two' }))
  expect(await readProofNonce()).toBe('two')
})
