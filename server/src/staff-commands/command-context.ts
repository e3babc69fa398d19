import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AuditScope } from '../audit/run-audited-action.ts'
import type { AllTenantsContext, Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { tenantWebhooks } from '../database/tables/tenant-webhook.ts'
import { limitToTenant } from '../database/tenant-scope.ts'
import { createForbiddenError, createInvalidFieldsError, createNotFoundError } from '../http/http-error.ts'
import { formatPostOutcome, isPostAccepted, postToReceiver } from '../outgoing-requests/post-to-receiver.ts'
import { findCustomerByName } from '../sessions/sign-in.ts'
import type { StaffPerson } from '../staff/staff-person.ts'
import { createWebhookHeaders, decryptWebhookSecret } from '../tenant-api/webhooks/webhook-signature.ts'
import { findTenantByName, type KnownTenant } from '../tenants/find-tenant.ts'
import { type ActingRole, commandRoles } from './command-roles.ts'
import type { CommandName } from './staff-commands.ts'

/** Sends a test event, and enables the webhook again if that succeeds. */
const createWebhookTester =
  ({ allTenantsDb, clock, config, sessionKeys }: AllTenantsContext) =>
  async (tenantId: number, id: number): Promise<{ isAccepted: boolean; outcome: string }> => {
    const own = and(eq(tenantWebhooks.id, id), eq(tenantWebhooks.tenantId, tenantId))
    const [webhook] = await allTenantsDb.select().from(tenantWebhooks).where(own)
    if (!webhook) return { isAccepted: false, outcome: 'removed' }
    const at = clock()
    const body = JSON.stringify({ type: 'webhook.test', timestamp: at.toISOString(), data: {} })
    const headers = createWebhookHeaders(decryptWebhookSecret(webhook, sessionKeys), {
      id: randomUUID(),
      at,
      body,
    })
    const outcome = await postToReceiver(webhook.url, { headers, body, localToo: config.demo })
    const accepted = isPostAccepted(outcome)
    const enabled = { failingSince: null, failures: 0, quietUntil: null, disabledAt: null, disabledWhy: null }
    if (accepted)
      await allTenantsDb
        .update(tenantWebhooks)
        .set({ ...enabled, lastDeliveredAt: at })
        .where(own)
    return { isAccepted: accepted, outcome: formatPostOutcome(outcome) }
  }

type CustomerRecordTable = PgTable & { id: PgColumn; customerId: PgColumn }

/** Context of one command. The transaction `db` also contains the audit entry. */
export interface CommandContext extends Context {
  readonly person: StaffPerson
  /**
   * Finds a tenant by subdomain or code.
   * @throws HttpError 404 for an unknown tenant, 403 if the person may not run the command there
   */
  findPermittedTenant(name: string): Promise<KnownTenant>
  /**
   * Finds a customer by user name or e-mail address.
   * @throws HttpError as `findPermittedTenant`, and 422 for an unknown customer
   */
  findPermittedCustomer(tenant: string, name: string): ReturnType<typeof findNamedCustomer>
  /**
   * @throws HttpError 404 for a record of a tenant where the person may not run the command, and for an unknown record
   */
  requirePermittedRecord(table: CustomerRecordTable, id: number): Promise<void>
  /** @throws HttpError 403 unless the person is an operator */
  requireOperator(): void
  /** Sends a test event to a webhook after the transaction is committed. */
  testWebhook: ReturnType<typeof createWebhookTester>
  addAuditedCustomers(customerIds: Iterable<number>): void
}

async function findNamedCustomer(db: Database, tenantRow: KnownTenant, name: string) {
  const customer = await findCustomerByName(db, tenantRow.id, name)
  if (!customer) throw createInvalidFieldsError({ customer: 'is no customer of this tenant' })
  return { tenantRow, customer }
}

/** Creates the context of one command. The command adds the data for its audit entry to `touched`. */
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
  const findRoleAtTenant = (tenantId: number): ActingRole | null => {
    const role = person.roles.get(tenantId)
    if (role && allowed.includes(role)) return role
    return person.isOperator && allowed.includes('operator') ? 'operator' : null
  }
  /**
   * A command that operators may not run concerns customers' data. For such a command, the database also limits access
   * to the tenant.
   */
  const isCustomerFileCommand = !allowed.includes('operator')
  const limitToPermittedTenant = async (tenantId: number): Promise<boolean> => {
    const role = findRoleAtTenant(tenantId)
    Object.assign(touched, { tenantId, role })
    if (role !== null && isCustomerFileCommand) await limitToTenant(db, tenantId)
    return role !== null
  }
  const addAuditedCustomers: CommandContext['addAuditedCustomers'] = (ids) => {
    for (const id of ids) touched.customerIds.add(id)
  }
  const findPermittedTenant: CommandContext['findPermittedTenant'] = async (name) => {
    const found = await findTenantByName(db, name)
    if (await limitToPermittedTenant(found.id)) return found
    throw createForbiddenError(
      `You may not do this for ${found.subdomain}: it takes ${allowed.join(' or ')} there.`,
    )
  }
  return {
    ...context,
    db,
    person,
    findPermittedTenant,
    addAuditedCustomers,
    testWebhook: createWebhookTester(context),
    findPermittedCustomer: async (tenant, name) => {
      const found = await findNamedCustomer(db, await findPermittedTenant(tenant), name)
      addAuditedCustomers([found.customer.id])
      return found
    },
    requirePermittedRecord: async (table, id) => {
      const mine = [...person.roles.keys()].filter((tenantId) => findRoleAtTenant(tenantId) !== null)
      const [found] = await db
        .select({ customerId: customers.id, tenantId: customers.tenantId })
        .from(table)
        .innerJoin(customers, eq(customers.id, table.customerId))
        .where(and(eq(table.id, id), inArray(customers.tenantId, mine), isNull(customers.closedAt)))
      if (!found) throw createNotFoundError()
      await limitToPermittedTenant(found.tenantId)
      addAuditedCustomers([found.customerId])
    },
    requireOperator: () => {
      if (!person.isOperator) throw createForbiddenError('You may not do this: it takes an operator.')
      touched.role = 'operator'
    },
  }
}
