import { maxWorkQueueCount, type WorkQueueItemKind } from '@portal/contract/desk/work-queue'
import { toTenantDay } from '@portal/time/clock'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { appointments, appointmentTypes } from '../database/tables/appointment.ts'
import { damageProgress } from '../database/tables/damage.ts'
import { documents, isAwaitingReview } from '../database/tables/document.ts'
import { leadSteps } from '../database/tables/lead-step.ts'
import { mortgageProgress } from '../database/tables/mortgage.ts'
import { signings } from '../database/tables/signing.ts'
import { tasks } from '../database/tables/task.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { upcomingEvents } from '../database/tables/upcoming-events.ts'

export const damageScreen = 'schades'

export const waitingItemConditions = {
  message: and(
    isNull(tenantInbox.handledAt),
    inArray(tenantInbox.kind, ['message', 'task_reply']),
    sql`${tenantInbox.screen} is distinct from ${damageScreen}`,
  ),
  damage: and(
    isNull(tenantInbox.handledAt),
    eq(tenantInbox.kind, 'message'),
    eq(tenantInbox.screen, damageScreen),
  ),
  lead: and(isNull(tenantInbox.handledAt), eq(tenantInbox.kind, 'lead')),
  edit: and(isNull(tenantInbox.handledAt), eq(tenantInbox.kind, 'edit')),
} satisfies Partial<Record<WorkQueueItemKind, SQL | undefined>>

/** Selects the columns of a queue item. All statements select these columns in this order. */
const selectQueueColumns = (id: SQL, customer: SQL, title: SQL, at: SQL, due: SQL) =>
  sql`${id} as id, ${customer} as customer_id, ${title} as title, ${at} as at, ${due} as due`

/** SQL expression for sorting: requests that nobody has taken up come first. */
const isLeadTakenUp = sql`coalesce((select ${leadSteps.status} = 'taken_up' from ${leadSteps}
  where ${leadSteps.leadId} = ${tenantInbox.id} order by ${leadSteps.number} desc limit 1), false)`

const selectSentItems = (
  condition: SQL | undefined,
  title: SQL,
  order: SQL = sql`${tenantInbox.createdAt}`,
) =>
  sql`select ${selectQueueColumns(sql`${tenantInbox.id}`, sql`${tenantInbox.customerId}`, title, sql`${tenantInbox.createdAt}`, sql`null::text`)}
    from ${tenantInbox} where ${condition} order by ${order}`

/** Requests whose deadline has passed without an answer. */
const selectOverdueRequests = (table: typeof mortgageProgress | typeof damageProgress, today: string) =>
  sql`select ${selectQueueColumns(sql`${table.id}`, sql`${table.customerId}`, sql`${table.name}`, sql`null::timestamptz`, sql`${table.date}::text`)}
    from ${table} where ${table.date} < ${today} and not ${table.received} and not ${table.completed}`

/** One statement per kind of waiting item, in order of urgency. */
export function getWorkQueueStatements(now: Date): Record<WorkQueueItemKind, SQL> {
  const today = toTenantDay(now)
  const moment = sql`${now.toISOString()}::timestamptz`
  return {
    appointment: sql`select ${selectQueueColumns(sql`${appointments.id}`, sql`${appointments.customerId}`, sql`${appointmentTypes.name}`, sql`null::timestamptz`, sql`to_json(${appointments.start})#>>'{}'`)}
      from ${appointments} join ${appointmentTypes} on ${appointmentTypes.id} = ${appointments.typeId}
      where ${appointments.end} > ${moment} and ${appointments.start} < ${moment} + interval '7 days' order by ${appointments.start}`,
    damage: selectSentItems(waitingItemConditions.damage, sql`${tenantInbox.subject}`),
    message: selectSentItems(
      waitingItemConditions.message,
      sql`coalesce(${tenantInbox.subject}, left(${tenantInbox.content}, 80))`,
    ),
    document: sql`select ${selectQueueColumns(sql`${documents.id}`, sql`${documents.customerId}`, sql`${documents.name}`, sql`${documents.createdAt}`, sql`null::text`)}
      from ${documents} where ${isAwaitingReview(documents)} order by ${documents.createdAt}`,
    signing: sql`select ${selectQueueColumns(sql`${signings.id}`, sql`${signings.customerId}`, sql`${signings.name}`, sql`${signings.decidedAt}`, sql`null::text`)}
      from ${signings} where ${signings.state} in ('signed', 'declined') and ${signings.notedAt} is null order by ${signings.decidedAt}`,
    lead: selectSentItems(
      waitingItemConditions.lead,
      sql`coalesce(${tenantInbox.screen}, ${tenantInbox.subject})`,
      sql`${isLeadTakenUp}, ${tenantInbox.createdAt}`,
    ),
    edit: selectSentItems(waitingItemConditions.edit, sql`${tenantInbox.screen}`),
    overdue: sql`select * from (${selectOverdueRequests(mortgageProgress, today)} union all ${selectOverdueRequests(damageProgress, today)}
      union all select ${selectQueueColumns(sql`${tasks.id}`, sql`${tasks.customerId}`, sql`${tasks.title}`, sql`null::timestamptz`, sql`${tasks.date}::text`)}
      from ${tasks} where ${tasks.date} < ${today} and ${tasks.status} = 'open') late order by due`,
    coming: sql`select ${selectQueueColumns(sql`row_number() over (order by item->>'date', ${upcomingEvents.customerId})`, sql`${upcomingEvents.customerId}`, sql`item->>'kind'`, sql`null::timestamptz`, sql`item->>'date'`)}
      from ${upcomingEvents}, lateral jsonb_array_elements(${upcomingEvents.items}) item
      where (item->>'date')::date between ${today}::date and ${today}::date + 31 order by item->>'date'`,
  }
}

/** Converts a statement to one that counts its rows, up to `maxWorkQueueCount`. */
export const toCountStatement = (statement: SQL): SQL =>
  sql`select count(*)::int as count from (select from (${statement}) waiting limit ${maxWorkQueueCount}) counted`
