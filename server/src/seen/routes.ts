import { markSeen, type viewable } from '@portal/contract/view'
import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context.ts'
import { mails } from '../database/tables/mail.ts'
import { mortgages } from '../database/tables/mortgage.ts'
import { notes } from '../database/tables/note.ts'
import { signals } from '../database/tables/signal.ts'
import { tasks } from '../database/tables/task.ts'
import { notFound } from '../http/http-error.ts'
import { recordId } from '../http/record-id.ts'
import type { Routes } from '../http/routes.ts'

type Seeable = PgTable & { id: PgColumn; customerId: PgColumn; seenAt: PgColumn }

const tables: Readonly<Record<(typeof viewable)[number], Seeable>> = {
  signal: signals,
  task: tasks,
  note: notes,
  mortgage: mortgages,
  attachable: mails,
}

/** Route for marking records as seen; only the first time counts. */
export function seenRoutes(routes: Routes, { db, clock }: Context): void {
  routes.customer(markSeen, async ({ customer, body }) => {
    const table = tables[body.model]
    const now = clock().toISOString()
    const seen = await db
      .update(table)
      .set({ seenAt: sql`coalesce(${table.seenAt}, ${now}::timestamptz)` })
      .where(and(eq(table.id, recordId(body.id)), eq(table.customerId, customer.id)))
      .returning({ id: table.id })
    if (seen.length === 0) throw notFound()
    return { data: { success: true } }
  })
}
