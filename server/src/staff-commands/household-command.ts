import { and, eq } from 'drizzle-orm'
import { accessGrants } from '../database/tables/household.ts'
import { createNotFoundError } from '../http/http-error.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandActions } from './staff-commands.ts'

/** Ends access to a customer's file and mails both persons (HOUSE-09). */
export function createHouseholdCommand(context: CommandContext): Pick<CommandActions, 'end-grant'> {
  const { db, clock, jobs } = context
  return {
    'end-grant': async ({ tenant, customer: name, grant: id }) => {
      const { tenantRow, customer } = await context.findPermittedCustomer(tenant, name)
      const own = and(eq(accessGrants.id, id), eq(accessGrants.customerId, customer.id))
      const [grant] = await db.select().from(accessGrants).where(own).for('update')
      if (!grant) throw createNotFoundError()
      await db
        .update(accessGrants)
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
