import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { isSignedByAnyKey } from './verify-signature.ts'

const createKeyPair = () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  return { key: x, sign: (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64') }
}
const registryKeys = createKeyPair()
const signedText = '{"sequence":1,"naam":"Zuiderë"}'

afterEach(() => vi.restoreAllMocks())

const disableEd25519 = () =>
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('no', 'NotSupportedError'))

for (const [browser, prepare] of [
  ['a browser that knows Ed25519', () => {}],
  ['a browser that does not', disableEd25519],
] as const) {
  test(`trust B3: ${browser} accepts only what the registry signed`, async () => {
    prepare()
    const signature = registryKeys.sign(signedText)
    expect(await isSignedByAnyKey(signedText, signature, [registryKeys.key])).toBe(true)
    expect(await isSignedByAnyKey(signedText, signature, [createKeyPair().key, registryKeys.key])).toBe(true)
    expect(await isSignedByAnyKey(`${signedText} `, signature, [registryKeys.key])).toBe(false)
    expect(await isSignedByAnyKey(signedText, signature, [createKeyPair().key])).toBe(false)
    expect(await isSignedByAnyKey(signedText, '', [registryKeys.key])).toBe(false)
    expect(await isSignedByAnyKey(signedText, 'no base64!', [registryKeys.key])).toBe(false)
    expect(await isSignedByAnyKey(signedText, signature, [])).toBe(false)
  })
}
