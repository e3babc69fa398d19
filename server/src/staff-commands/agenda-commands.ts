import { formatShortDate } from '@portal/domain/format/date'
import { formatTime, toDayInDutchTimeZone } from '@portal/domain/format/date-time'
import { tenantTimeZone } from '@portal/time/clock'
import { and, eq } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { getFirstRow } from '../database/first-row.ts'
import {
  appointmentResources,
  appointments,
  appointmentTypes,
  blockedTimes,
} from '../database/tables/appointment.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'
import type { CommandContext } from './command-context.ts'
import { insertNote } from './inbox-commands.ts'
import type { CommandActions } from './staff-commands.ts'

const getStartOfDay = (day: string) => DateTime.fromISO(day, { zone: tenantTimeZone }).startOf('day')

export function createAgendaCommands(context: CommandContext) {
  const { db, person } = context
  return {
    block: async ({ tenant, resource, from, to, reason }) => {
      const { id: tenantId } = await context.findPermittedTenant(tenant)
      if (to < from) throw createInvalidFieldsError({ to: 'is before the first day' })
      const own = and(eq(appointmentResources.id, resource), eq(appointmentResources.tenantId, tenantId))
      if ((await db.$count(appointmentResources, own)) === 0)
        throw createInvalidFieldsError({ resource: 'is nobody of this tenant' })
      const [start, end] = [getStartOfDay(from).toJSDate(), getStartOfDay(to).plus({ days: 1 }).toJSDate()]
      const values = { tenantId, resourceId: resource, start, end, reason, createdBy: person.name }
      return getFirstRow(await db.insert(blockedTimes).values(values).returning({ id: blockedTimes.id }))
    },
    unblock: async ({ tenant, blocked }) => {
      const { id: tenantId } = await context.findPermittedTenant(tenant)
      const own = and(eq(blockedTimes.id, blocked), eq(blockedTimes.tenantId, tenantId))
      return getFirstRow(await db.delete(blockedTimes).where(own).returning({ id: blockedTimes.id }))
    },
    cancel: async ({ appointment, reason }) => {
      await context.requirePermittedRecord(appointments, appointment)
      const deleted = getFirstRow(
        await db.delete(appointments).where(eq(appointments.id, appointment)).returning(),
      )
      const [type] = await db
        .select({ name: appointmentTypes.name })
        .from(appointmentTypes)
        .where(eq(appointmentTypes.id, deleted.typeId))
      const start = deleted.start.toISOString()
      const when = [formatShortDate(toDayInDutchTimeZone(start), 'nl'), formatTime(start, 'nl')].join(', ')
      await insertNote(context, {
        customerId: deleted.customerId,
        title: `Afspraak gaat niet door: ${type?.name ?? 'afspraak'}, ${when}`,
        content: reason,
        wantsAnswer: true,
      })
      return { appointment }
    },
  } satisfies Partial<CommandActions>
}
