import { and, eq, isNull } from 'drizzle-orm'
import { reportSecurityEvent } from '../accounts/security-events.ts'
import { authenticators, recoveryCodes } from '../database/tables/authenticator.ts'
import { passkeys } from '../database/tables/passkey.ts'
import { sessions } from '../database/tables/session.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'
import { countSecondFactors } from '../passkeys/second-factors.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandActions } from './staff-commands.ts'

/**
 * Removes a customer's lost passkeys and authenticator app after an identity check. The audit stores how the identity
 * was checked (KEYS-11).
 */
export function createSecondFactorResetCommand(context: CommandContext): Pick<CommandActions, 'keys-reset'> {
  const { db, clock } = context
  return {
    'keys-reset': async ({ tenant, customer: name }) => {
      const { tenantRow, customer } = await context.findPermittedCustomer(tenant, name)
      const had = await countSecondFactors(db, customer.id)
      if (had.passkeys === 0 && !had.app) throw createInvalidFieldsError({ customer: 'has no keys' })
      for (const table of [passkeys, authenticators, recoveryCodes])
        await db.delete(table).where(eq(table.customerId, customer.id))
      const open = and(eq(sessions.customerId, customer.id), isNull(sessions.revokedAt))
      await db.update(sessions).set({ revokedAt: clock() }).where(open)
      await reportSecurityEvent(context, tenantRow, customer.id, 'keys-reset', db)
      return { customer: customer.username, ...had }
    },
  }
}
