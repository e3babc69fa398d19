import type { EnvVariables } from '../config.ts'
import { openRegistryKey } from '../registry/registry-key.ts'
import { StartError } from '../start-error.ts'

/**
 * Reads the public keys that the shell accepts for registries: REGISTRY_PUBLIC_KEYS, or else the public half of
 * REGISTRY_KEY. Throws StartError without either.
 */
export async function readTrustedKeys({
  REGISTRY_PUBLIC_KEYS: publicKeys,
  REGISTRY_KEY: key,
}: EnvVariables): Promise<string> {
  if (publicKeys) return publicKeys
  if (key) return (await openRegistryKey(key, '')).publicKey
  throw new StartError(
    'Set REGISTRY_KEY, or REGISTRY_PUBLIC_KEYS to its public half: pnpm release key --file registry.pem tells it.',
  )
}
