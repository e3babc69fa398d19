import { dayAt, zone } from '@portal/contract/clock'
import { addDays, weekdayOf } from '@portal/contract/day'
import {
  getDeskAppointments,
  postAppointmentCancelled,
  postBlockedDays,
  postUnblocked,
} from '@portal/contract/desk/appointment'
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { doRecorded } from '../adviser/routes.ts'
import { blockedTimes, resources } from '../database/tables/appointment.ts'
import { recordId } from '../http/record-id.ts'
import { appointmentsBetween } from './appointments-between.ts'
import { feedPathOf } from './calendar-feed.ts'
import { type DeskParts, reading, writing } from './parts.ts'

/** Monday of a date's week, both 'YYYY-MM-DD'. */
const mondayOf = (day: string) => addDays(day, 1 - weekdayOf(day))

/** Calls for the tenant's agenda, by week. */
export function appointmentCalls({ tenantCall, context, url }: DeskParts): void {
  const { db, clock } = context

  tenantCall(getDeskAppointments, reading, async ({ person, tenant, query }) => {
    const week = mondayOf(query.week ?? dayAt(clock()))
    const [from, to] = [week, addDays(week, 7)].map((day) => DateTime.fromISO(day, { zone }).toJSDate()) as [
      Date,
      Date,
    ]
    const [bookable, blocked, booked] = await Promise.all([
      db
        .select({ id: resources.id, name: resources.name })
        .from(resources)
        .where(eq(resources.tenantId, tenant.id))
        .orderBy(asc(resources.name)),
      db
        .select({ time: blockedTimes, resource: { id: resources.id, name: resources.name } })
        .from(blockedTimes)
        .innerJoin(resources, eq(resources.id, blockedTimes.resourceId))
        .where(and(lt(blockedTimes.start, to), gt(blockedTimes.end, from)))
        .orderBy(asc(blockedTimes.start)),
      appointmentsBetween(db, from, to),
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
        feed: url + feedPathOf(context.sessionKeys, person.id, tenant.id),
      },
    }
  })

  tenantCall(postBlockedDays, writing, async ({ person, tenant, body, source }) => {
    const given = { tenant: tenant.subdomain, ...body, resource: recordId(body.resource) }
    await doRecorded(context, { person, command: 'block', given, source })
    return { data: { success: true } }
  })

  tenantCall(postUnblocked, writing, async ({ person, tenant, params, source }) => {
    const given = { tenant: tenant.subdomain, blocked: recordId(params.id) }
    await doRecorded(context, { person, command: 'unblock', given, source })
    return { data: { success: true } }
  })

  tenantCall(postAppointmentCancelled, writing, async ({ person, params, body, source }) => {
    const given = { appointment: recordId(params.id), reason: body.reason }
    await doRecorded(context, { person, command: 'cancel', given, source })
    return { data: { success: true } }
  })
}
