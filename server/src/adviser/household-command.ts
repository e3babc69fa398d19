import { and, eq } from 'drizzle-orm'
import { householdGrants } from '../database/tables/household.ts'
import { notFoundError } from '../http/http-error.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandActions } from './commands.ts'

/** Creates the command that ends access to a customer's file (HOUSE-09). Both persons are mailed. */
export function createHouseholdCommand(work: CommandContext): Pick<CommandActions, 'end-grant'> {
  const { db, clock, jobs } = work
  return {
    'end-grant': async ({ tenant, customer: name, grant: id }) => {
      const { tenantRow, customer } = await work.customer(tenant, name)
      const own = and(eq(householdGrants.id, id), eq(householdGrants.customerId, customer.id))
      const [grant] = await db.select().from(householdGrants).where(own).for('update')
      if (!grant) throw notFoundError()
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
