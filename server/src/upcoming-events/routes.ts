import { getUpcomingEvents, type UpcomingEvent } from '@portal/contract/upcoming-events'
import type { CustomerEvent } from '@portal/domain/customer-events'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { upcomingEvents } from '../database/tables/upcoming-events.ts'
import type { CallRoutes } from '../http/call-routes.ts'

/**
 * Converts a stored event to wire format. Returns only changes of norms, since the page computes other events from the
 * customer's data itself.
 */
const toUpcomingEvents = ({ kind, date, of }: CustomerEvent): UpcomingEvent[] =>
  kind === 'norms-better' || kind === 'norms-worse'
    ? [{ kind: 'norms', date, of, turns: kind === 'norms-better' ? 'better' : 'worse' }]
    : []

export function registerUpcomingEventRoutes(routes: CallRoutes, { db }: Context): void {
  routes.customer(
    getUpcomingEvents,
    async ({ customer }) => {
      const [found] = await db.select().from(upcomingEvents).where(eq(upcomingEvents.customerId, customer.id))
      return { data: found?.items.flatMap(toUpcomingEvents) ?? [] }
    },
    { variesBy: 'content' },
  )
}
