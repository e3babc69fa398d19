import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { authenticators } from '../database/tables/authenticator.ts'
import { passkeys } from '../database/tables/passkey.ts'

export async function countSecondFactors(
  db: Database,
  customerId: number,
): Promise<{ passkeys: number; app: boolean }> {
  const isOn = and(eq(authenticators.customerId, customerId), isNotNull(authenticators.confirmedAt))
  return {
    passkeys: await db.$count(passkeys, eq(passkeys.customerId, customerId)),
    app: (await db.$count(authenticators, isOn)) > 0,
  }
}

export async function hasNoSecondFactor(db: Database, customerId: number): Promise<boolean> {
  const { passkeys: many, app } = await countSecondFactors(db, customerId)
  return many === 0 && !app
}
