import { createHash, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@portal/contract/authenticator'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { recoveryCodes } from '../database/tables/authenticator.ts'

/** Letters and digits that nobody takes for another. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')

/** A code of 59 bits, such as 'k7mp-9xqa-4thz'. */
const newCode = () => [part(), part(), part()].join('-')

/** What is kept of a code: its hash with the customer, however it was typed. */
const kept = (customerId: number, code: string) =>
  createHash('sha256')
    .update(`recovery\n${customerId}\n${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('base64url')

/** Gives a customer ten new codes in place of those before; they are told this once. */
export async function replaceCodes(db: Database, customerId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  await db.delete(recoveryCodes).where(eq(recoveryCodes.customerId, customerId))
  await db.insert(recoveryCodes).values(codes.map((code) => ({ customerId, hash: kept(customerId, code) })))
  return codes
}

/** Takes a recovery code, once. @returns whether it was good */
export async function takeRecoveryCode(
  db: Database,
  customerId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.customerId, customerId),
        eq(recoveryCodes.hash, kept(customerId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ hash: recoveryCodes.hash })
  return taken.length > 0
}

/** How many of a customer's codes are still good. */
export const codesLeft = (db: Database, customerId: number): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.customerId, customerId), isNull(recoveryCodes.usedAt)))
