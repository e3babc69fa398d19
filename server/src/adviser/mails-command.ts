import { inArray } from 'drizzle-orm'
import { customers } from '../database/tables/customer.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandActions } from './commands.ts'

/** Creates the command that lists unsent mails. Tenants see customers' names, operators only numbers. */
export const createMailsCommand = (work: CommandContext): Pick<CommandActions, 'mails'> => ({
  mails: async ({ tenant, which, again }) => {
    const { id: tenantId, subdomain } = await work.tenantNamed(tenant)
    const found = await work.jobs.list('mail', which, subdomain, work.db)
    const known = await work.db
      .select({ id: customers.id, username: customers.username })
      .from(customers)
      .where(
        inArray(
          customers.id,
          found.map(({ data }) => data.customerId),
        ),
      )
    const nameOf = new Map(known.map(({ id, username }) => [id, username]))
    const isOfTenant = work.person.roles.has(tenantId)
    return {
      ...(again && { sent_after_all: await work.jobs.tryAgain('mail', subdomain, work.db) }),
      mails: found.map(({ data, since, tries, failure }) => ({
        customer: isOfTenant ? nameOf.get(data.customerId) : data.customerId,
        occasion: data.occasion,
        since,
        tries,
        failure,
      })),
    }
  },
})
