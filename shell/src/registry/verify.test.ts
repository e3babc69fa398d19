import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { isSigned } from './verify.ts'

const pair = () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  return { key: x, sign: (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64') }
}
const registry = pair()
const text = '{"sequence":1,"naam":"Zuiderë"}'

afterEach(() => vi.restoreAllMocks())

const withoutEd25519 = () =>
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('no', 'NotSupportedError'))

for (const [browser, prepare] of [
  ['a browser that knows Ed25519', () => {}],
  ['a browser that does not', withoutEd25519],
] as const) {
  test(`trust B3: ${browser} accepts only what the registry signed`, async () => {
    prepare()
    const signature = registry.sign(text)
    expect(await isSigned(text, signature, [registry.key])).toBe(true)
    expect(await isSigned(text, signature, [pair().key, registry.key])).toBe(true)
    expect(await isSigned(`${text} `, signature, [registry.key])).toBe(false)
    expect(await isSigned(text, signature, [pair().key])).toBe(false)
    expect(await isSigned(text, '', [registry.key])).toBe(false)
    expect(await isSigned(text, 'no base64!', [registry.key])).toBe(false)
    expect(await isSigned(text, signature, [])).toBe(false)
  })
}
