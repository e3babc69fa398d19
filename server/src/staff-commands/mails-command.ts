import { inArray } from 'drizzle-orm'
import { customers } from '../database/tables/customer.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandActions } from './staff-commands.ts'

/** Lists unsent mails. Staff of a tenant see customers' names, operators see only numbers. */
export const createMailsCommand = (context: CommandContext): Pick<CommandActions, 'mails'> => ({
  mails: async ({ tenant, which, again }) => {
    const { id: tenantId, subdomain } = await context.findPermittedTenant(tenant)
    const found = await context.jobs.list('mail', which, subdomain, context.db)
    const known = await context.db
      .select({ id: customers.id, username: customers.username })
      .from(customers)
      .where(
        inArray(
          customers.id,
          found.map(({ data }) => data.customerId),
        ),
      )
    const usernameById = new Map(known.map(({ id, username }) => [id, username]))
    const isOfTenant = context.person.roles.has(tenantId)
    return {
      ...(again && { sent_after_all: await context.jobs.retryFailed('mail', subdomain, context.db) }),
      mails: found.map(({ data, addedAt, tries, failure }) => ({
        customer: isOfTenant ? usernameById.get(data.customerId) : data.customerId,
        occasion: data.occasion,
        since: addedAt,
        tries,
        failure,
      })),
    }
  },
})
