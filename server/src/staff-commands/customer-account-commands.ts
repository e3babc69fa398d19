import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { queuePasswordLink } from '../accounts/mailed-token.ts'
import { reportSecurityEvent } from '../accounts/security-events.ts'
import type { Database } from '../database/database.ts'
import { getFirstRow } from '../database/first-row.ts'
import { authenticators, recoveryCodes } from '../database/tables/authenticator.ts'
import { customers } from '../database/tables/customer.ts'
import { accessGrants } from '../database/tables/household.ts'
import { activations } from '../database/tables/one-time-secrets.ts'
import { passkeys } from '../database/tables/passkey.ts'
import { sessions } from '../database/tables/session.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'
import { countSecondFactors } from '../passkeys/second-factors.ts'
import { revokeSessions } from '../sessions/refresh-session.ts'
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

export function createCustomerAccountCommands(context: CommandContext) {
  const { db, clock } = context
  return {
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
    lock: async ({ tenant, customer: name, locked }) => {
      const { customer } = await context.findPermittedCustomer(tenant, name)
      await db.update(customers).set({ locked }).where(eq(customers.id, customer.id))
      return { customer: customer.username, locked }
    },
    /**
     * Removes a customer's lost passkeys and authenticator app after an identity check. The audit stores how the
     * identity was checked (KEYS-11).
     */
    'keys-reset': async ({ tenant, customer: name }) => {
      const { tenantRow, customer } = await context.findPermittedCustomer(tenant, name)
      const had = await countSecondFactors(db, customer.id)
      if (had.passkeys === 0 && !had.app) throw createInvalidFieldsError({ customer: 'has no keys' })
      for (const table of [passkeys, authenticators, recoveryCodes])
        await db.delete(table).where(eq(table.customerId, customer.id))
      await revokeSessions(db, eq(sessions.customerId, customer.id), clock())
      await reportSecurityEvent(context, tenantRow, customer.id, 'keys-reset', db)
      return { customer: customer.username, ...had }
    },
    /** Ends access to a customer's file and mails both persons (HOUSE-09). */
    'end-grant': async ({ tenant, customer: name, grant: id }) => {
      const { tenantRow, customer } = await context.findPermittedCustomer(tenant, name)
      const own = and(eq(accessGrants.id, id), eq(accessGrants.customerId, customer.id))
      const grant = getFirstRow(await db.select().from(accessGrants).where(own).for('update'))
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
        await context.jobs.add('mail', mail, db)
      }
      return { customer: customer.username, grant: id, kind: grant.kind }
    },
  } satisfies Partial<CommandActions>
}
