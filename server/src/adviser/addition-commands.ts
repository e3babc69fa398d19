import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { queuePasswordLink } from '../accounts/mailed-token.ts'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { activations } from '../database/tables/one-time.ts'
import { tenants } from '../database/tables/tenant.ts'
import { invalidFieldsError } from '../http/http-error.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandActions } from './commands.ts'

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

/** Gives an invited person their own file, if they have the same e-mail address; their sign-in stays. */
async function giveGuestFile(tx: Database, tenantId: number, { username, email, facts }: NewCustomer) {
  const names = email ? [username, email] : [username]
  const own = and(eq(customers.tenantId, tenantId), isNull(customers.closedAt))
  const [guest, other] = await tx
    .select()
    .from(customers)
    .where(and(own, or(inArray(customers.username, names), inArray(customers.email, names))))
    .for('update')
  if (!guest || other || guest.hasFile) return undefined
  const [given] = await tx
    .update(customers)
    .set({ username, email: email ?? guest.email, facts, hasFile: true })
    .where(eq(customers.id, guest.id))
    .returning(customerNameColumns)
  return given
}

/** Creates the commands for new tenants and customers, and their access. */
export function createAdditionCommands(
  work: CommandContext,
): Pick<CommandActions, 'tenant' | 'customer' | 'invite'> {
  const { db } = work
  return {
    tenant: async ({ subdomain, code, name, primary, secondary, tertiary, pronoun }) => {
      work.operate()
      const colours = { primary_color: primary, secondary_color: secondary, tertiary_color: tertiary }
      const [added] = await db
        .insert(tenants)
        .values({ subdomain, code, profile: { name, pronoun, ...colours } })
        .onConflictDoNothing()
        .returning({ id: tenants.id, subdomain: tenants.subdomain })
      if (!added) throw invalidFieldsError({ subdomain: 'or code is taken' })
      return added
    },
    customer: async ({ tenant, username, email, first, last, prefix, activation }) => {
      const tenantRow = await work.tenantNamed(tenant)
      const facts = { first_name: first, suffix: prefix, last_name: last, initials: `${first.charAt(0)}.` }
      return db.transaction(async (transaction) => {
        const added =
          (await giveGuestFile(transaction, tenantRow.id, { username, email, facts })) ??
          (await insertCustomer(transaction, tenantRow.id, { username, email, facts }))
        if (!added) throw invalidFieldsError({ username: 'or e-mail address is taken' })
        work.touch([added.id])
        if (activation) {
          await transaction
            .insert(activations)
            .values({ tenantId: tenantRow.id, number: activation, customerId: added.id })
        }
        return added
      })
    },
    invite: async ({ tenant, customer: name }) => {
      const { tenantRow, customer } = await work.customer(tenant, name)
      if (customer.passwordHash) throw invalidFieldsError({ customer: 'has chosen a password already' })
      if (!customer.email) throw invalidFieldsError({ customer: 'has no e-mail address' })
      await queuePasswordLink(work, tenantRow, customer, 'register', false)
      return { customer: customer.username }
    },
  }
}
