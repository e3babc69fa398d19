import { markRecordAsSeen, type modelsWithSeenState } from '@portal/contract/mark-record-as-seen'
import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context.ts'
import { customerSignals } from '../database/tables/customer-signal.ts'
import { mails } from '../database/tables/mail.ts'
import { mortgages } from '../database/tables/mortgage.ts'
import { notes } from '../database/tables/note.ts'
import { tasks } from '../database/tables/task.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { createNotFoundError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'

type TableWithSeenState = PgTable & { id: PgColumn; customerId: PgColumn; seenAt: PgColumn }

const tablesWithSeenState: Readonly<Record<(typeof modelsWithSeenState)[number], TableWithSeenState>> = {
  signal: customerSignals,
  task: tasks,
  note: notes,
  mortgage: mortgages,
  attachable: mails,
}

/** Registers the call that marks a record as seen. The time of the first view stays. */
export function registerSeenStateRoutes(routes: CallRoutes, { db, clock }: Context): void {
  routes.customer(markRecordAsSeen, async ({ customer, body }) => {
    const table = tablesWithSeenState[body.model]
    const now = clock().toISOString()
    const seen = await db
      .update(table)
      .set({ seenAt: sql`coalesce(${table.seenAt}, ${now}::timestamptz)` })
      .where(and(eq(table.id, parseRecordId(body.id)), eq(table.customerId, customer.id)))
      .returning({ id: table.id })
    if (seen.length === 0) throw createNotFoundError()
    return { data: { success: true } }
  })
}
