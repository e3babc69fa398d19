import { getQueue, queueKinds } from '@portal/contract/desk/work-queue'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { toWireDateTime } from '../wire-date-time.ts'
import { findCustomerNames } from './customer-names.ts'
import { type DeskDependencies, readRoles } from './desk-dependencies.ts'
import { findAssignees } from './lead-calls.ts'
import { getQueueStatements, toCountStatement } from './queue-statements.ts'

/** Maximum number of waiting items per kind. */
const maxItemsPerKind = 6

interface QueueRow extends Record<string, unknown> {
  id: number | string
  customer_id: number
  title: string | null
  at: Date | string | null
  due: string | null
}

/** Selects rows; the result of `execute` differs between embedded and other databases. */
export async function selectRows<R>(db: Database, statement: SQL): Promise<R[]> {
  const answer = (await db.execute(statement)) as unknown as { rows: R[] }
  return answer.rows
}

/** Registers the calls for the queue of items that wait for the tenant's staff. */
export function registerQueueCalls({ tenantCall, context: { db, clock } }: DeskDependencies): void {
  tenantCall(getQueue, readRoles, async () => {
    const statements = getQueueStatements(clock())
    const parts = await Promise.all(
      queueKinds.map(async (kind) => {
        const [rows, counted] = await Promise.all([
          selectRows<QueueRow>(db, sql`${statements[kind]} limit ${maxItemsPerKind}`),
          selectRows<{ count: number }>(db, toCountStatement(statements[kind])),
        ])
        return { kind, rows, count: counted[0]?.count ?? 0 }
      }),
    )
    const nameOf = await findCustomerNames(
      db,
      parts.flatMap(({ rows }) => rows.map((row) => row.customer_id)),
    )
    const leads = parts.flatMap(({ kind, rows }) => (kind === 'lead' ? rows : []))
    const takenBy = await findAssignees(
      db,
      leads.map(({ id }) => Number(id)),
    )
    return {
      data: parts.map(({ kind, rows, count }) => ({
        kind,
        count,
        items: rows.map(({ id, customer_id, title, at, due }) => ({
          id: Number(id),
          customer: nameOf(customer_id),
          title,
          at: at === null ? null : toWireDateTime(new Date(at)),
          due,
          taken_by: (kind === 'lead' && takenBy.get(Number(id))) || null,
        })),
      })),
    }
  })
}
