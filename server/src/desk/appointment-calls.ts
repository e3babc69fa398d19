import {
  blockDays,
  cancelAppointmentAsStaff,
  getDeskAppointments,
  unblockDays,
} from '@portal/contract/desk/desk-appointment'
import { addDays, getWeekday } from '@portal/time/calendar-day'
import { tenantTimeZone, toTenantDay } from '@portal/time/clock'
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { appointmentResources, blockedTimes } from '../database/tables/appointment.ts'
import { parseRecordId } from '../http/record-id.ts'
import { findAppointmentsBetween } from './appointments-between.ts'
import { getCalendarFeedPath } from './calendar-feed.ts'
import { type DeskDependencies, rolesWithReadAccess } from './desk-dependencies.ts'

/** Returns the Monday of a day's week, both as 'YYYY-MM-DD'. */
const getMonday = (day: string) => addDays(day, 1 - getWeekday(day))

export function registerAppointmentCalls({ tenantCall, commandCall, context, url }: DeskDependencies): void {
  const { db, clock } = context

  tenantCall(getDeskAppointments, rolesWithReadAccess, async ({ person, tenant, query }) => {
    const week = getMonday(query.week ?? toTenantDay(clock()))
    const [from, to] = [week, addDays(week, 7)].map((day) =>
      DateTime.fromISO(day, { zone: tenantTimeZone }).toJSDate(),
    ) as [Date, Date]
    const [bookable, blocked, booked] = await Promise.all([
      db
        .select({ id: appointmentResources.id, name: appointmentResources.name })
        .from(appointmentResources)
        .where(eq(appointmentResources.tenantId, tenant.id))
        .orderBy(asc(appointmentResources.name)),
      db
        .select({
          time: blockedTimes,
          resource: { id: appointmentResources.id, name: appointmentResources.name },
        })
        .from(blockedTimes)
        .innerJoin(appointmentResources, eq(appointmentResources.id, blockedTimes.resourceId))
        .where(and(lt(blockedTimes.start, to), gt(blockedTimes.end, from)))
        .orderBy(asc(blockedTimes.start)),
      findAppointmentsBetween(db, from, to),
    ])
    return {
      data: {
        week,
        resources: bookable,
        appointments: booked,
        blocked: blocked.map(({ time: { id, start, end, reason }, resource }) => ({
          id,
          resource,
          start: start.toISOString(),
          end: end.toISOString(),
          reason,
        })),
        feed: url + getCalendarFeedPath(context.sessionKeys, person.id, tenant.id),
      },
    }
  })

  commandCall(blockDays, 'block', ({ body }) => ({ ...body, resource: parseRecordId(body.resource) }))
  commandCall(unblockDays, 'unblock', ({ params }) => ({ blocked: parseRecordId(params.id) }))
  commandCall(cancelAppointmentAsStaff, 'cancel', ({ params, body }) => ({
    ...body,
    appointment: parseRecordId(params.id),
  }))
}
