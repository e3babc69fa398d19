import { getDeskEdits, postEditVerdict } from '@portal/contract/desk/desk-edit'
import { asc, eq } from 'drizzle-orm'
import { runAuditedCommand } from '../adviser/routes.ts'
import { customers } from '../database/tables/customer.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { toFieldChanges } from '../edits/row-change.ts'
import { parseRecordId } from '../http/record-id.ts'
import { findCustomerNames, toNamedCustomer } from './customer-names.ts'
import { type DeskDependencies, readRoles, writeRoles } from './desk-dependencies.ts'
import { waitingConditions } from './queue-statements.ts'

/** Maximum number of edits returned. */
const maxEdits = 100

/** Registers the calls for customers' edits and the decisions on them. */
export function registerEditCalls({ tenantCall, context }: DeskDependencies): void {
  tenantCall(getDeskEdits, readRoles, async () => {
    const rows = await context.db
      .select({
        item: tenantInbox,
        customer: { id: customers.id, username: customers.username, facts: customers.facts },
      })
      .from(tenantInbox)
      .innerJoin(customers, eq(customers.id, tenantInbox.customerId))
      .where(waitingConditions.edit)
      .orderBy(asc(tenantInbox.createdAt), asc(tenantInbox.id))
      .limit(maxEdits)
    const nameOf = await findCustomerNames(
      context.db,
      rows.flatMap(({ item }) => item.actedBy ?? []),
    )
    return {
      data: rows.map(({ item, customer }) => ({
        id: item.id,
        customer: toNamedCustomer(customer),
        by: item.actedBy === null ? null : nameOf(item.actedBy).name,
        form: item.screen ?? '',
        at: item.createdAt.toISOString(),
        changes: toFieldChanges(item.changes ?? []),
      })),
    }
  })

  tenantCall(postEditVerdict, writeRoles, async ({ person, params, body, source }) => {
    const item = parseRecordId(params.id)
    const act =
      body.verdict === 'approved'
        ? { command: 'handle' as const, given: { item } }
        : { command: 'send-back' as const, given: { item, reason: body.reason } }
    await runAuditedCommand(context, { person, source, ...act })
    return { data: { success: true } }
  })
}
