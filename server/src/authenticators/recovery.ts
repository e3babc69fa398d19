import { createHash, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@portal/contract/authenticator'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { recoveryCodes } from '../database/tables/authenticator.ts'

/** Unambiguous letters and digits. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')

/** A code of 59 bits, such as 'k7mp-9xqa-4thz'. */
const newCode = () => [part(), part(), part()].join('-')

/** Stored hash of a code and its customer, normalised for input variants. */
const codeHash = (customerId: number, code: string) =>
  createHash('sha256')
    .update(`recovery\n${customerId}\n${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('base64url')

/** Replaces a customer's recovery codes with ten new ones, which are only returned here. */
export async function replaceCodes(db: Database, customerId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  await db.delete(recoveryCodes).where(eq(recoveryCodes.customerId, customerId))
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ customerId, hash: codeHash(customerId, code) })))
  return codes
}

/** Uses a recovery code. @returns whether it was valid */
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
        eq(recoveryCodes.hash, codeHash(customerId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ hash: recoveryCodes.hash })
  return taken.length > 0
}

/** Number of a customer's unused codes. */
export const codesLeft = (db: Database, customerId: number): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.customerId, customerId), isNull(recoveryCodes.usedAt)))
