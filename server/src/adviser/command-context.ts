import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Touched } from '../audit/recorded.ts'
import type { Context, WholeContext } from '../context.ts'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { limitToTenant } from '../database/tenant-scope.ts'
import { HttpError, invalid, notFound } from '../http/http-error.ts'
import { customerByName } from '../sessions/sign-in.ts'
import type { StaffPerson } from '../staff/person.ts'
import { webhookTester } from '../tenant-api/hooks/try.ts'
import { findTenantByName, type KnownTenant } from '../tenants/find.ts'
import { type ActingRole, commandRoles } from './command-roles.ts'
import type { CommandName } from './commands.ts'

/** A table of customers' records. */
type Owned = PgTable & { id: PgColumn; customerId: PgColumn }

/** Dependencies of a command: its transaction, which includes the audit record, and access-checked lookups. */
export interface CommandContext extends Context {
  readonly person: StaffPerson
  /**
   * A tenant by subdomain or code, for which this person may run the command.
   * @throws HttpError 404 for an unknown tenant, 403 without the role
   */
  tenantNamed(name: string): Promise<KnownTenant>
  /**
   * A tenant and one of its customers, by user name or e-mail address.
   * @throws HttpError as `tenantNamed`, and 422 for an unknown customer
   */
  customer(tenant: string, name: string): ReturnType<typeof findCustomer>
  /**
   * Checks that a record belongs to a tenant where this person may run the command; does not reveal whether others
   * exist.
   * @throws HttpError 404
   */
  record(table: Owned, id: number): Promise<void>
  /** Requires an operator. @throws HttpError 403 */
  operate(): void
  /** Sends a test webhook after the transaction is committed. */
  tryWebhook: ReturnType<typeof webhookTester>
  /** Adds customers whose files the command concerns to the audit record. */
  touch(customerIds: Iterable<number>): void
}

const forbidden = (message: string) => new HttpError(403, { error: 'forbidden', message })

async function findCustomer(db: Database, tenantRow: KnownTenant, name: string) {
  const customer = await customerByName(db, tenantRow.id, name)
  if (!customer) throw invalid({ customer: 'is no customer of this tenant' })
  return { tenantRow, customer }
}

/** Creates the dependencies of one command within a transaction; `touched` collects the audit data. */
export function commandContext(
  context: WholeContext,
  {
    db,
    person,
    command,
    touched,
  }: { db: Database; person: StaffPerson; command: CommandName; touched: Touched },
): CommandContext {
  const allowed = commandRoles[command]
  const roleAt = (tenantId: number): ActingRole | null => {
    const role = person.roles.get(tenantId)
    if (role && allowed.includes(role)) return role
    return person.isOperator && allowed.includes('operator') ? 'operator' : null
  }
  /** The database also limits file access to the tenant. */
  const isInFiles = !allowed.includes('operator')
  const at = async (tenantId: number): Promise<boolean> => {
    const role = roleAt(tenantId)
    Object.assign(touched, { tenantId, role })
    if (role !== null && isInFiles) await limitToTenant(db, tenantId)
    return role !== null
  }
  const touch: CommandContext['touch'] = (ids) => {
    for (const id of ids) touched.customerIds.add(id)
  }
  const tenantNamed: CommandContext['tenantNamed'] = async (name) => {
    const found = await findTenantByName(db, name)
    if (await at(found.id)) return found
    throw forbidden(`You may not do this for ${found.subdomain}: it takes ${allowed.join(' or ')} there.`)
  }
  return {
    ...context,
    db,
    person,
    tenantNamed,
    touch,
    tryWebhook: webhookTester(context),
    customer: async (tenant, name) => {
      const found = await findCustomer(db, await tenantNamed(tenant), name)
      touch([found.customer.id])
      return found
    },
    record: async (table, id) => {
      const mine = [...person.roles.keys()].filter((tenantId) => roleAt(tenantId) !== null)
      const [found] = await db
        .select({ customerId: customers.id, tenantId: customers.tenantId })
        .from(table)
        .innerJoin(customers, eq(customers.id, table.customerId))
        .where(and(eq(table.id, id), inArray(customers.tenantId, mine), isNull(customers.closedAt)))
      if (!found) throw notFound()
      await at(found.tenantId)
      touch([found.customerId])
    },
    operate: () => {
      if (!person.isOperator) throw forbidden('You may not do this: it takes an operator.')
      touched.role = 'operator'
    },
  }
}
