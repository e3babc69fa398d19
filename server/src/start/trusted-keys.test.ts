import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { openRegistryKey } from '../registry/registry-key.ts'
import { readTrustedKeys } from './trusted-keys.ts'

const privateKeyPem = generateKeyPairSync('ed25519')
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()

test('a build trusts the registry key of the settings, or the listed public keys', async () => {
  const { publicKey } = await openRegistryKey(privateKeyPem, '')
  expect(await readTrustedKeys({ REGISTRY_KEY: privateKeyPem })).toBe(publicKey)
  expect(await readTrustedKeys({ REGISTRY_KEY: privateKeyPem, REGISTRY_PUBLIC_KEYS: 'one,two' })).toBe(
    'one,two',
  )
  await expect(readTrustedKeys({ REGISTRY_PUBLIC_KEYS: '' })).rejects.toThrow('Set REGISTRY_KEY')
})
