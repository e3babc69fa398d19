import { getQueue, queueKinds } from '@portal/contract/desk/queue'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { wireMoment } from '../wire-moment.ts'
import { takenUpBy } from './leads.ts'
import { namesOf } from './names.ts'
import { type DeskParts, reading } from './parts.ts'
import { countOf, waitingOf } from './waiting.ts'

/** Maximum number per kind. */
const maxPerKind = 6

interface Row extends Record<string, unknown> {
  id: number | string
  customer_id: number
  title: string | null
  at: Date | string | null
  due: string | null
}

/** Rows of a statement, whose result differs between embedded and other databases. */
export async function rowsOf<R>(db: Database, statement: SQL): Promise<R[]> {
  const answer = (await db.execute(statement)) as unknown as { rows: R[] }
  return answer.rows
}

/** Calls for everything that waits for the tenant's staff. */
export function queueCalls({ tenantCall, context: { db, clock } }: DeskParts): void {
  tenantCall(getQueue, reading, async () => {
    const statements = waitingOf(clock())
    const parts = await Promise.all(
      queueKinds.map(async (kind) => {
        const [rows, counted] = await Promise.all([
          rowsOf<Row>(db, sql`${statements[kind]} limit ${maxPerKind}`),
          rowsOf<{ count: number }>(db, countOf(statements[kind])),
        ])
        return { kind, rows, count: counted[0]?.count ?? 0 }
      }),
    )
    const nameOf = await namesOf(
      db,
      parts.flatMap(({ rows }) => rows.map((row) => row.customer_id)),
    )
    const leads = parts.flatMap(({ kind, rows }) => (kind === 'lead' ? rows : []))
    const takenBy = await takenUpBy(
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
          at: at === null ? null : wireMoment(new Date(at)),
          due,
          taken_by: (kind === 'lead' && takenBy.get(Number(id))) || null,
        })),
      })),
    }
  })
}
