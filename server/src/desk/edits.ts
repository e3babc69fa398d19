import { getEdits, postEditVerdict } from '@portal/contract/desk/edit'
import { asc, eq } from 'drizzle-orm'
import { doRecorded } from '../adviser/routes.ts'
import { customers } from '../database/tables/customer.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { fieldChanges } from '../edits/row-change.ts'
import { recordId } from '../http/record-id.ts'
import { namedCustomer, namesOf } from './names.ts'
import { type DeskParts, reading, writing } from './parts.ts'
import { sentWaiting } from './waiting.ts'

/** Maximum number returned. */
const maxEdits = 100

/** Calls for customers' changes and decisions. */
export function editCalls({ tenantCall, context }: DeskParts): void {
  tenantCall(getEdits, reading, async () => {
    const rows = await context.db
      .select({
        item: tenantInbox,
        customer: { id: customers.id, username: customers.username, facts: customers.facts },
      })
      .from(tenantInbox)
      .innerJoin(customers, eq(customers.id, tenantInbox.customerId))
      .where(sentWaiting.edit)
      .orderBy(asc(tenantInbox.createdAt), asc(tenantInbox.id))
      .limit(maxEdits)
    const nameOf = await namesOf(
      context.db,
      rows.flatMap(({ item }) => item.actedBy ?? []),
    )
    return {
      data: rows.map(({ item, customer }) => ({
        id: item.id,
        customer: namedCustomer(customer),
        by: item.actedBy === null ? null : nameOf(item.actedBy).name,
        form: item.screen ?? '',
        at: item.createdAt.toISOString(),
        changes: fieldChanges(item.changes ?? []),
      })),
    }
  })

  tenantCall(postEditVerdict, writing, async ({ person, params, body, source }) => {
    const item = recordId(params.id)
    const act =
      body.verdict === 'approved'
        ? { command: 'handle' as const, given: { item } }
        : { command: 'send-back' as const, given: { item, reason: body.reason } }
    await doRecorded(context, { person, source, ...act })
    return { data: { success: true } }
  })
}
