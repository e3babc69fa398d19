import { createHash, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@portal/contract/authenticator'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { recoveryCodes } from '../database/tables/authenticator.ts'

/** Characters of recovery codes. Letters and digits that look alike are left out. */
const codeCharacters = 'abcdefghjkmnpqrstuvwxyz23456789'

const generateCodePart = () =>
  Array.from({ length: 4 }, () => codeCharacters[randomInt(codeCharacters.length)]).join('')

/** Generates a code of 59 bits, such as 'k7mp-9xqa-4thz'. */
const generateRecoveryCode = () => [generateCodePart(), generateCodePart(), generateCodePart()].join('-')

/** Hashes a recovery code. Case and separators make no difference. */
const hashRecoveryCode = (customerId: number, code: string) =>
  createHash('sha256')
    .update(`recovery\n${customerId}\n${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('base64url')

/** Replaces a customer's recovery codes with ten new ones. Only hashes are stored. */
export async function replaceRecoveryCodes(db: Database, customerId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, generateRecoveryCode)
  await db.delete(recoveryCodes).where(eq(recoveryCodes.customerId, customerId))
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ customerId, hash: hashRecoveryCode(customerId, code) })))
  return codes
}

/**
 * Marks a recovery code as used.
 * @returns whether it was valid
 */
export async function consumeRecoveryCode(
  db: Database,
  customerId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.customerId, customerId),
        eq(recoveryCodes.hash, hashRecoveryCode(customerId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ hash: recoveryCodes.hash })
  return used.length > 0
}

export const countUnusedRecoveryCodes = (db: Database, customerId: number): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.customerId, customerId), isNull(recoveryCodes.usedAt)))
