import { getWorkQueue, workQueueItemKinds } from '@portal/contract/desk/work-queue'
import { sql } from 'drizzle-orm'
import { selectRows } from '../database/select-rows.ts'
import { toWireDateTime } from '../wire-date-time.ts'
import { findCustomerNames } from './customer-names.ts'
import { type DeskDependencies, rolesWithReadAccess } from './desk-dependencies.ts'
import { findLeadAssignees } from './lead-calls.ts'
import { getWorkQueueStatements, toCountStatement } from './work-queue-statements.ts'

const maxItemsPerKind = 6

interface DeskQueueRow extends Record<string, unknown> {
  id: number | string
  customer_id: number
  title: string | null
  at: Date | string | null
  due: string | null
}

export function registerWorkQueueCalls({ tenantCall, context: { db, clock } }: DeskDependencies): void {
  tenantCall(getWorkQueue, rolesWithReadAccess, async () => {
    const statements = getWorkQueueStatements(clock())
    const parts = await Promise.all(
      workQueueItemKinds.map(async (kind) => {
        const [rows, counted] = await Promise.all([
          selectRows<DeskQueueRow>(db, sql`${statements[kind]} limit ${maxItemsPerKind}`),
          selectRows<{ count: number }>(db, toCountStatement(statements[kind])),
        ])
        return { kind, rows, count: counted[0]?.count ?? 0 }
      }),
    )
    const getCustomerWithName = await findCustomerNames(
      db,
      parts.flatMap(({ rows }) => rows.map((row) => row.customer_id)),
    )
    const leads = parts.flatMap(({ kind, rows }) => (kind === 'lead' ? rows : []))
    const assigneeByLead = await findLeadAssignees(
      db,
      leads.map(({ id }) => Number(id)),
    )
    return {
      data: parts.map(({ kind, rows, count }) => ({
        kind,
        count,
        items: rows.map(({ id, customer_id, title, at, due }) => ({
          id: Number(id),
          customer: getCustomerWithName(customer_id),
          title,
          at: at === null ? null : toWireDateTime(new Date(at)),
          due,
          taken_by: (kind === 'lead' && assigneeByLead.get(Number(id))) || null,
        })),
      })),
    }
  })
}
