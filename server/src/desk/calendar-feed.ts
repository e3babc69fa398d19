import { createHmac } from 'node:crypto'
import { calendarFile, calendarType } from '@portal/domain/calendar'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { WholeContext } from '../context.ts'
import { staffRoles } from '../database/tables/staff.ts'
import { withinTenant } from '../database/tenant-scope.ts'
import { notFound } from '../http/http-error.ts'
import { equalInConstantTime } from '../sessions/proof/constant-time-equal.ts'
import type { SessionKeys } from '../sessions/session-keys.ts'
import { appointmentsBetween } from './appointments-between.ts'

/** Days before and after now in a feed. */
const days = { before: 31, after: 366 }
const dayMs = 86_400_000

const markOf = (key: Uint8Array, staffId: number, tenantId: number) =>
  createHmac('sha256', key).update(`calendar feed of ${staffId} at ${tenantId}`).digest('base64url')

/**
 * Path of a person's calendar feed at a tenant. Calendar programs cannot sign in, so the path itself is the secret,
 * while the person has a role at the tenant and the session key is accepted.
 */
export const feedPathOf = (
  { calendarFeeds: { sign } }: SessionKeys,
  staffId: number,
  tenantId: number,
): string => `/staff/calendar/${staffId}/${tenantId}/${markOf(sign, staffId, tenantId)}.ics`

/**
 * The tenant's appointments as a calendar (iCalendar, RFC 5545) that calendar programs poll. Their vendors can read it,
 * so it has time, type and staff member but no customer; the link leads to the desk.
 */
export function calendarFeed(app: FastifyInstance, context: WholeContext, { url }: { url: string }): void {
  const { everyTenant, db, clock, sessionKeys } = context
  app.get<{ Params: { staff: string; tenant: string; mark: string } }>(
    '/staff/calendar/:staff/:tenant/:mark.ics',
    async ({ params }, reply) => {
      const [staffId, tenantId] = [Number(params.staff), Number(params.tenant)]
      const isMade = sessionKeys.calendarFeeds.accepted.some((key) =>
        equalInConstantTime(params.mark, markOf(key, staffId, tenantId)),
      )
      if (!isMade) throw notFound()
      const role = and(eq(staffRoles.staffId, staffId), eq(staffRoles.tenantId, tenantId))
      if ((await everyTenant.$count(staffRoles, role)) === 0) throw notFound()
      const now = clock()
      const [from, to] = [now.getTime() - days.before * dayMs, now.getTime() + days.after * dayMs]
      const booked = await withinTenant(tenantId, () => appointmentsBetween(db, new Date(from), new Date(to)))
      const events = booked.map(({ id, type, resource, start, end }) => ({
        id: `appointment-${id}@${new URL(url).host}`,
        title: `${type}, ${resource.name}`,
        when: { from: start, to: end },
        url: `${url}/desk/appointments?week=${start.slice(0, 10)}`,
      }))
      return reply.header('cache-control', 'no-store').type(calendarType).send(calendarFile(events, now))
    },
  )
}
