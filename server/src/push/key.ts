import { createECDH, createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { ownSecret } from '../sessions/own-secret.ts'

/** The key pair by which makers of browsers know this installation (VAPID, RFC 8292), in base64url. */
export interface PushKey {
  publicKey: string
  privateKey: string
}

/**
 * The key pair that follows from the secret of the settings; in a demo without, from one of its own in the data folder. Devices take
 * messages of this key alone, so that another secret ends the notices of all of them. Null: no notices here.
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
