import { getCustomerEditsToReview, reviewCustomerEdit } from '@portal/contract/desk/customer-edit'
import { asc, eq } from 'drizzle-orm'
import { customers } from '../database/tables/customer.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { toFieldChanges } from '../edits/row-change.ts'
import { parseRecordId } from '../http/record-id.ts'
import { runAuditedCommand } from '../staff-commands/run-audited-command.ts'
import { findCustomerNames, namedCustomerColumns, toNamedCustomer } from './customer-names.ts'
import {
  type DeskDependencies,
  rolesWithReadAccess,
  rolesWithWriteAccess,
  successResponse,
} from './desk-dependencies.ts'
import { waitingItemConditions } from './work-queue-statements.ts'

const maxListedEdits = 100

export function registerCustomerEditCalls({ tenantCall, context }: DeskDependencies): void {
  tenantCall(getCustomerEditsToReview, rolesWithReadAccess, async () => {
    const rows = await context.db
      .select({
        item: tenantInbox,
        customer: namedCustomerColumns,
      })
      .from(tenantInbox)
      .innerJoin(customers, eq(customers.id, tenantInbox.customerId))
      .where(waitingItemConditions.edit)
      .orderBy(asc(tenantInbox.createdAt), asc(tenantInbox.id))
      .limit(maxListedEdits)
    const getCustomerWithName = await findCustomerNames(
      context.db,
      rows.flatMap(({ item }) => item.actedBy ?? []),
    )
    return {
      data: rows.map(({ item, customer }) => ({
        id: item.id,
        customer: toNamedCustomer(customer),
        by: item.actedBy === null ? null : getCustomerWithName(item.actedBy).name,
        form: item.screen ?? '',
        at: item.createdAt.toISOString(),
        changes: toFieldChanges(item.changes ?? []),
      })),
    }
  })

  tenantCall(reviewCustomerEdit, rolesWithWriteAccess, async ({ person, params, body, source }) => {
    const item = parseRecordId(params.id)
    const action =
      body.verdict === 'approved'
        ? { command: 'handle' as const, args: { item } }
        : { command: 'send-back' as const, args: { item, reason: body.reason } }
    await runAuditedCommand(context, { person, source, ...action })
    return successResponse
  })
}
