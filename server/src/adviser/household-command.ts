import { and, eq } from 'drizzle-orm'
import { householdGrants } from '../database/tables/household.ts'
import { createNotFoundError } from '../http/http-error.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandActions } from './commands.ts'

/** Ends access to a customer's file and mails both persons (HOUSE-09). */
export function createHouseholdCommand(context: CommandContext): Pick<CommandActions, 'end-grant'> {
  const { db, clock, jobs } = context
  return {
    'end-grant': async ({ tenant, customer: name, grant: id }) => {
      const { tenantRow, customer } = await context.findPermittedCustomer(tenant, name)
      const own = and(eq(householdGrants.id, id), eq(householdGrants.customerId, customer.id))
      const [grant] = await db.select().from(householdGrants).where(own).for('update')
      if (!grant) throw createNotFoundError()
      await db
        .update(householdGrants)
        .set({ endedAt: grant.endedAt ?? clock(), endedBy: 'tenant' })
        .where(own)
      for (const customerId of [grant.customerId, grant.personId]) {
        const mail = {
          tenant: tenantRow.subdomain,
          customerId,
          occasion: 'household-ended',
          grant: id,
        } as const
        await jobs.add('mail', mail, db)
      }
      return { customer: customer.username, grant: id, kind: grant.kind }
    },
  }
}
