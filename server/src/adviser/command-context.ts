import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AuditScope } from '../audit/run-audited.ts'
import type { AllTenantsContext, Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { limitToTenant } from '../database/tenant-scope.ts'
import { HttpError, invalidFieldsError, notFoundError } from '../http/http-error.ts'
import { findCustomerByName } from '../sessions/sign-in.ts'
import type { StaffPerson } from '../staff/person.ts'
import { createWebhookTester } from '../tenant-api/hooks/try.ts'
import { findTenantByName, type KnownTenant } from '../tenants/find.ts'
import { type ActingRole, commandRoles } from './command-roles.ts'
import type { CommandName } from './commands.ts'

type CustomerRecordTable = PgTable & { id: PgColumn; customerId: PgColumn }

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
  customer(tenant: string, name: string): ReturnType<typeof findNamedCustomer>
  /**
   * Checks that a record belongs to a tenant where this person may run the command; does not reveal whether other
   * records exist.
   * @throws HttpError 404
   */
  record(table: CustomerRecordTable, id: number): Promise<void>
  /** Requires an operator. @throws HttpError 403 */
  operate(): void
  /** Sends a test webhook after the transaction is committed. */
  tryWebhook: ReturnType<typeof createWebhookTester>
  /** Adds customers whose files the command concerns to the audit entry. */
  touch(customerIds: Iterable<number>): void
}

const forbiddenError = (message: string) => new HttpError(403, { error: 'forbidden', message })

async function findNamedCustomer(db: Database, tenantRow: KnownTenant, name: string) {
  const customer = await findCustomerByName(db, tenantRow.id, name)
  if (!customer) throw invalidFieldsError({ customer: 'is no customer of this tenant' })
  return { tenantRow, customer }
}

/** Creates the dependencies of one command within a transaction; `touched` collects the audit data. */
export function createCommandContext(
  context: AllTenantsContext,
  {
    db,
    person,
    command,
    touched,
  }: { db: Database; person: StaffPerson; command: CommandName; touched: AuditScope },
): CommandContext {
  const allowed = commandRoles[command]
  const findRoleAt = (tenantId: number): ActingRole | null => {
    const role = person.roles.get(tenantId)
    if (role && allowed.includes(role)) return role
    return person.isOperator && allowed.includes('operator') ? 'operator' : null
  }
  /** The database also limits file access to the tenant. */
  const isInFiles = !allowed.includes('operator')
  const limitToPermittedTenant = async (tenantId: number): Promise<boolean> => {
    const role = findRoleAt(tenantId)
    Object.assign(touched, { tenantId, role })
    if (role !== null && isInFiles) await limitToTenant(db, tenantId)
    return role !== null
  }
  const touch: CommandContext['touch'] = (ids) => {
    for (const id of ids) touched.customerIds.add(id)
  }
  const tenantNamed: CommandContext['tenantNamed'] = async (name) => {
    const found = await findTenantByName(db, name)
    if (await limitToPermittedTenant(found.id)) return found
    throw forbiddenError(
      `You may not do this for ${found.subdomain}: it takes ${allowed.join(' or ')} there.`,
    )
  }
  return {
    ...context,
    db,
    person,
    tenantNamed,
    touch,
    tryWebhook: createWebhookTester(context),
    customer: async (tenant, name) => {
      const found = await findNamedCustomer(db, await tenantNamed(tenant), name)
      touch([found.customer.id])
      return found
    },
    record: async (table, id) => {
      const mine = [...person.roles.keys()].filter((tenantId) => findRoleAt(tenantId) !== null)
      const [found] = await db
        .select({ customerId: customers.id, tenantId: customers.tenantId })
        .from(table)
        .innerJoin(customers, eq(customers.id, table.customerId))
        .where(and(eq(table.id, id), inArray(customers.tenantId, mine), isNull(customers.closedAt)))
      if (!found) throw notFoundError()
      await limitToPermittedTenant(found.tenantId)
      touch([found.customerId])
    },
    operate: () => {
      if (!person.isOperator) throw forbiddenError('You may not do this: it takes an operator.')
      touched.role = 'operator'
    },
  }
}
