import { join } from 'node:path'
import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { secrets } from '../database/tables/tenant.ts'
import { StartError } from '../start-error.ts'
import { ownSecret } from './own-secret.ts'

/** A key, and until when what it signed is believed, in milliseconds since 1970. */
interface AcceptedKey {
  key: Uint8Array
  until: number
}

/** The keys behind access tokens: the one that signs, and all that are believed, that one first. */
export interface SessionKeys {
  sign: Uint8Array
  accepted: readonly AcceptedKey[]
}

const bytesOf = (secret: string) => new TextEncoder().encode(secret)

/** Name of the row in which the database once had the key. */
const name = 'session'

/** Removes a key that was found in the database, once nothing that it signed is left. */
export const forgetKeyOfBefore = async (db: Database, now: Date): Promise<void> =>
  void (await db.delete(secrets).where(and(eq(secrets.name, name), lte(secrets.expiresAt, now))))

/**
 * The key that a server of before made and kept in the database: believed for as long as its newest access token may
 * live, counted from the first start without it, then deleted.
 */
async function keyOfBefore(db: Database, { access }: Config['session'], now: Date): Promise<AcceptedKey[]> {
  const expiresAt = new Date(now.getTime() + access * 1000)
  await db
    .update(secrets)
    .set({ expiresAt })
    .where(and(eq(secrets.name, name), isNull(secrets.expiresAt)))
  await forgetKeyOfBefore(db, now)
  const [kept] = await db.select().from(secrets).where(eq(secrets.name, name))
  return kept ? [{ key: bytesOf(kept.value), until: kept.expiresAt?.getTime() ?? 0 }] : []
}

/**
 * The keys of the settings; in a demo without, one of its own in the data folder. None lies in the database.
 * @throws StartError when there is none
 */
export async function sessionKeysOf(
  config: Pick<Config, 'demo' | 'dataDir' | 'session' | 'sessionSecret' | 'sessionSecretBefore'>,
  db: Database,
  now: Date,
): Promise<SessionKeys> {
  const secret =
    config.sessionSecret ?? (config.demo ? await ownSecret(join(config.dataDir, 'session-key')) : '')
  if (!secret)
    throw new StartError('Set SESSION_SECRET to at least 32 characters: it signs who is signed in.')
  const sign = bytesOf(secret)
  const before = config.sessionSecretBefore
  return {
    sign,
    accepted: [
      { key: sign, until: Number.POSITIVE_INFINITY },
      ...(before ? [{ key: bytesOf(before), until: Number.POSITIVE_INFINITY }] : []),
      ...(await keyOfBefore(db, config.session, now)),
    ],
  }
}
