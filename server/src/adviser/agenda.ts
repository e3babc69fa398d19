import { zone } from '@portal/contract/clock'
import { formatShortDate } from '@portal/domain/format/date'
import { dayOfMoment, formatTime } from '@portal/domain/format/moment'
import { and, eq } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { appointments, appointmentTypes, blockedTimes, resources } from '../database/tables/appointment.ts'
import { invalid } from '../http/http-error.ts'
import type { CommandContext } from './command-context.ts'
import type { Actions } from './commands.ts'
import { firstRow } from './records.ts'
import { writeNote } from './write-note.ts'

const startOf = (day: string) => DateTime.fromISO(day, { zone }).startOf('day')

/** Commands for blocked days and cancelled appointments. */
export function agenda(work: CommandContext): Pick<Actions, 'block' | 'unblock' | 'cancel'> {
  const { db, person } = work
  return {
    block: async ({ tenant, resource, from, to, reason }) => {
      const { id: tenantId } = await work.tenantNamed(tenant)
      if (to < from) throw invalid({ to: 'is before the first day' })
      const own = and(eq(resources.id, resource), eq(resources.tenantId, tenantId))
      if ((await db.$count(resources, own)) === 0) throw invalid({ resource: 'is nobody of this tenant' })
      const [start, end] = [startOf(from).toJSDate(), startOf(to).plus({ days: 1 }).toJSDate()]
      const values = { tenantId, resourceId: resource, start, end, reason, createdBy: person.name }
      return firstRow(await db.insert(blockedTimes).values(values).returning({ id: blockedTimes.id }))
    },
    unblock: async ({ tenant, blocked }) => {
      const { id: tenantId } = await work.tenantNamed(tenant)
      const own = and(eq(blockedTimes.id, blocked), eq(blockedTimes.tenantId, tenantId))
      return firstRow(await db.delete(blockedTimes).where(own).returning({ id: blockedTimes.id }))
    },
    cancel: async ({ appointment, reason }) => {
      await work.record(appointments, appointment)
      const gone = firstRow(await db.delete(appointments).where(eq(appointments.id, appointment)).returning())
      const [type] = await db
        .select({ name: appointmentTypes.name })
        .from(appointmentTypes)
        .where(eq(appointmentTypes.id, gone.typeId))
      const start = gone.start.toISOString()
      const when = [formatShortDate(dayOfMoment(start), 'nl'), formatTime(start, 'nl')].join(', ')
      await writeNote(work, {
        customerId: gone.customerId,
        title: `Afspraak gaat niet door: ${type?.name ?? 'afspraak'}, ${when}`,
        content: reason,
        wantsAnswer: true,
      })
      return { appointment }
    },
  }
}
