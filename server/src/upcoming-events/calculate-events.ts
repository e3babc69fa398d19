import { toTenantDay } from '@portal/time/clock'
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { readCustomer } from '../customers/read-customer.ts'
import { readFamily } from '../customers/read-family.ts'
import { customers } from '../database/tables/customer.ts'
import { upcomingEvents } from '../database/tables/upcoming-events.ts'
import { readHome } from '../homes/read-home.ts'
import { readObligations } from '../incomes/read-incomes.ts'
import { readMortgages } from '../mortgages/read-mortgages.ts'
import { readPolicies } from '../policies/read-policies.ts'
import type { EventsCustomerFileInput } from './events-customer-file.ts'

/**
 * A thread calculates the events of this many customers in less than a second, so that customers' own calculations do
 * not wait.
 */
const customersPerBatch = 20

export type EventsContext = Pick<Context, 'db' | 'clock' | 'workerPool' | 'log'>

/** Reads a customer's file with the same queries as the customer's screens. */
export async function readEventsCustomerFile(
  context: Pick<Context, 'db' | 'clock'>,
  id: number,
): Promise<EventsCustomerFileInput> {
  const { db } = context
  return {
    customer: await readCustomer(context, id, ''),
    family: await readFamily(context, id),
    living: await readHome(db, id),
    mortgages: await readMortgages(context, id, ''),
    obligations: await readObligations(db, id),
    policies: await readPolicies(db, id),
  }
}

/** Calculates the events of these customers, and replaces the stored ones. */
async function calculateEvents(
  context: EventsContext,
  customers: readonly { id: number }[],
  day: string,
): Promise<void> {
  const { db, workerPool, log } = context
  const files = []
  for (const { id } of customers) files.push(await readEventsCustomerFile(context, id))
  const found = await workerPool.run('calculateUpcomingEvents', { files, today: day })
  const failed = found.filter((items) => items === null).length
  if (failed > 0) log.error({ failed }, 'could not calculate upcoming events of some customers')
  const rows = customers.map(({ id: customerId }, index) => ({ customerId, day, items: found[index] ?? [] }))
  await db
    .insert(upcomingEvents)
    .values(rows)
    .onConflictDoUpdate({ target: upcomingEvents.customerId, set: { day, items: sql`excluded.items` } })
}

/** Finds the next batch of customers without events of this day. */
const findRemainingCustomers = ({ db }: EventsContext, day: string) =>
  db
    .select({ id: customers.id })
    .from(customers)
    .leftJoin(upcomingEvents, eq(upcomingEvents.customerId, customers.id))
    .where(and(isNull(customers.closedAt), or(isNull(upcomingEvents.day), lt(upcomingEvents.day, day))))
    .orderBy(asc(customers.id))
    .limit(customersPerBatch)

/**
 * Calculates the events of customers that are not done for this day, until `isWanted` returns false. Each batch is
 * stored at once, so that another process can continue. The queue runs one sweep at a time. Returns the number of
 * customers.
 */
export async function sweepUpcomingEvents(
  context: EventsContext,
  isWanted: () => boolean = () => true,
): Promise<number> {
  const day = toTenantDay(context.clock())
  let many = 0
  while (isWanted()) {
    const left = await findRemainingCustomers(context, day)
    if (left.length === 0) break
    await calculateEvents(context, left, day)
    many += left.length
  }
  return many
}
