import { createECDH, createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { ownSecret } from '../sessions/own-secret.ts'

/** VAPID key pair that identifies this installation to browser vendors (RFC 8292), in base64url. */
export interface PushKey {
  publicKey: string
  privateKey: string
}

/**
 * Key pair derived from the secret of the settings; in a demo without one, from a generated secret in the data folder.
 * Devices accept messages of this key only, so another secret ends all subscriptions. Null: no push notices.
 */
export async function pushKeyOf({
  pushKey,
  demo,
  dataDir,
}: Pick<Config, 'pushKey' | 'demo' | 'dataDir'>): Promise<PushKey | null> {
  const secret = pushKey ?? (demo ? await ownSecret(join(dataDir, 'push-key')) : null)
  if (secret === null) return null
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(createHash('sha256').update(secret).digest())
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
  }
}
