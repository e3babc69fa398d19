import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { secrets } from '../database/tables/tenant.ts'

const name = 'session'

/** The key that signs access tokens: from the settings, else made once and shared through the database. */
export async function sessionKeyOf(config: Pick<Config, 'sessionSecret'>, db: Database): Promise<Uint8Array> {
  if (config.sessionSecret) return new TextEncoder().encode(config.sessionSecret)
  const made = randomBytes(32).toString('base64url')
  await db.insert(secrets).values({ name, value: made }).onConflictDoNothing()
  const [kept] = await db.select().from(secrets).where(eq(secrets.name, name))
  return new TextEncoder().encode(kept?.value ?? made)
}
