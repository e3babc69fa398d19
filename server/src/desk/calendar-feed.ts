import { createHmac } from 'node:crypto'
import { calendarMediaType, createCalendarFile } from '@portal/domain/calendar-file'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { AllTenantsContext } from '../context.ts'
import { staffRoles } from '../database/tables/staff.ts'
import { runWithinTenant } from '../database/tenant-scope.ts'
import { createNotFoundError } from '../http/http-error.ts'
import { isEqualInConstantTime } from '../sessions/secret-token.ts'
import type { SessionKeys } from '../sessions/session-keys.ts'
import { findAppointmentsBetween } from './appointments-between.ts'

/** Days before and after today that the feed contains. */
const feedRangeDays = { before: 31, after: 366 }
const dayMs = 86_400_000

const signCalendarFeedPath = (key: Uint8Array, staffId: number, tenantId: number) =>
  createHmac('sha256', key).update(`calendar feed of ${staffId} at ${tenantId}`).digest('base64url')

/**
 * Returns the path of a calendar feed. Calendar programs cannot sign in, so the path is the feed's secret. It works as
 * long as the person has a role at the tenant and the session key is accepted.
 */
export const getCalendarFeedPath = (
  { calendarFeeds: { sign } }: SessionKeys,
  staffId: number,
  tenantId: number,
): string => `/staff/calendar/${staffId}/${tenantId}/${signCalendarFeedPath(sign, staffId, tenantId)}.ics`

/**
 * Serves the tenant's appointments in iCalendar format (RFC 5545). The feed contains no customer data, only links to
 * the desk, because the vendor of a calendar program can read it.
 */
export function registerCalendarFeed(
  app: FastifyInstance,
  context: AllTenantsContext,
  { url }: { url: string },
): void {
  const { allTenantsDb, db, clock, sessionKeys } = context
  app.get<{ Params: { staff: string; tenant: string; mark: string } }>(
    '/staff/calendar/:staff/:tenant/:mark.ics',
    async ({ params }, reply) => {
      const [staffId, tenantId] = [Number(params.staff), Number(params.tenant)]
      const isMade = sessionKeys.calendarFeeds.accepted.some((key) =>
        isEqualInConstantTime(params.mark, signCalendarFeedPath(key, staffId, tenantId)),
      )
      if (!isMade) throw createNotFoundError()
      const role = and(eq(staffRoles.staffId, staffId), eq(staffRoles.tenantId, tenantId))
      if ((await allTenantsDb.$count(staffRoles, role)) === 0) throw createNotFoundError()
      const now = clock()
      const [from, to] = [
        now.getTime() - feedRangeDays.before * dayMs,
        now.getTime() + feedRangeDays.after * dayMs,
      ]
      const booked = await runWithinTenant(tenantId, () =>
        findAppointmentsBetween(db, new Date(from), new Date(to)),
      )
      const events = booked.map(({ id, type, resource, start, end }) => ({
        id: `appointment-${id}@${new URL(url).host}`,
        title: `${type}, ${resource.name}`,
        when: { from: start, to: end },
        url: `${url}/desk/appointments?week=${start.slice(0, 10)}`,
      }))
      return reply
        .header('cache-control', 'no-store')
        .type(calendarMediaType)
        .send(createCalendarFile(events, now))
    },
  )
}
