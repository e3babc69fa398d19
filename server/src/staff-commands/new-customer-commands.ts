import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { queuePasswordLink } from '../accounts/mailed-token.ts'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { activations } from '../database/tables/one-time-secrets.ts'
import { tenants } from '../database/tables/tenant.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandActions } from './staff-commands.ts'

type NewCustomer = Pick<typeof customers.$inferInsert, 'username' | 'email' | 'facts'>

const customerNameColumns = { id: customers.id, username: customers.username }

async function insertCustomer(tx: Database, tenantId: number, addition: NewCustomer) {
  const [added] = await tx
    .insert(customers)
    .values({ tenantId, ...addition })
    .onConflictDoNothing()
    .returning(customerNameColumns)
  return added
}

/**
 * Turns an invited person with the same e-mail address into a customer with their own customer file. The person keeps
 * the existing sign-in.
 */
async function giveGuestCustomerFile(
  tx: Database,
  tenantId: number,
  { username, email, facts }: NewCustomer,
) {
  const names = email ? [username, email] : [username]
  const own = and(eq(customers.tenantId, tenantId), isNull(customers.closedAt))
  const [guest, other] = await tx
    .select()
    .from(customers)
    .where(and(own, or(inArray(customers.username, names), inArray(customers.email, names))))
    .for('update')
  if (!guest || other || guest.hasFile) return undefined
  const [updated] = await tx
    .update(customers)
    .set({ username, email: email ?? guest.email, facts, hasFile: true })
    .where(eq(customers.id, guest.id))
    .returning(customerNameColumns)
  return updated
}

export function createNewCustomerCommands(
  context: CommandContext,
): Pick<CommandActions, 'tenant' | 'customer' | 'invite'> {
  const { db } = context
  return {
    tenant: async ({ subdomain, code, name, primary, secondary, tertiary, pronoun }) => {
      context.requireOperator()
      const colours = { primary_color: primary, secondary_color: secondary, tertiary_color: tertiary }
      const [added] = await db
        .insert(tenants)
        .values({ subdomain, code, profile: { name, pronoun, ...colours } })
        .onConflictDoNothing()
        .returning({ id: tenants.id, subdomain: tenants.subdomain })
      if (!added) throw createInvalidFieldsError({ subdomain: 'or code is taken' })
      return added
    },
    customer: async ({ tenant, username, email, first, last, prefix, activation }) => {
      const tenantRow = await context.findPermittedTenant(tenant)
      const facts = { first_name: first, suffix: prefix, last_name: last, initials: `${first.charAt(0)}.` }
      return db.transaction(async (transaction) => {
        const added =
          (await giveGuestCustomerFile(transaction, tenantRow.id, { username, email, facts })) ??
          (await insertCustomer(transaction, tenantRow.id, { username, email, facts }))
        if (!added) throw createInvalidFieldsError({ username: 'or e-mail address is taken' })
        context.addAuditedCustomers([added.id])
        if (activation) {
          await transaction
            .insert(activations)
            .values({ tenantId: tenantRow.id, number: activation, customerId: added.id })
        }
        return added
      })
    },
    invite: async ({ tenant, customer: name }) => {
      const { tenantRow, customer } = await context.findPermittedCustomer(tenant, name)
      if (customer.passwordHash) throw createInvalidFieldsError({ customer: 'has chosen a password already' })
      if (!customer.email) throw createInvalidFieldsError({ customer: 'has no e-mail address' })
      await queuePasswordLink(context, tenantRow, customer, 'register', false)
      return { customer: customer.username }
    },
  }
}
