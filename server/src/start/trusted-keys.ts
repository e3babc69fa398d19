import type { Variables } from '../config.ts'
import { registryKey } from '../registry/signing.ts'
import { StartError } from '../start-error.ts'

/**
 * Public keys that the shell trusts: the given ones, or the registry's own.
 * @throws StartError without either
 */
export async function trustedKeys({
  REGISTRY_PUBLIC_KEYS: given,
  REGISTRY_KEY: key,
}: Variables): Promise<string> {
  if (given) return given
  if (key) return (await registryKey(key, '')).publicKey
  throw new StartError(
    'Set REGISTRY_KEY, or REGISTRY_PUBLIC_KEYS to its public half: pnpm release key --file registry.pem tells it.',
  )
}
