import {
  bookAppointment,
  cancelAppointment,
  getAppointments,
  getAppointmentTypes,
  getBookableAdvisers,
  getBookableTimes,
} from '@portal/contract/appointment'
import type { Id } from '@portal/contract/wire'
import { getOpeningHoursOn } from '@portal/domain/opening-hours'
import { findCustomerOffice } from '@portal/domain/tenant-office'
import { toTenantDay } from '@portal/time/clock'
import { and, asc, eq } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { withAuditEntry } from '../audit/with-audit-entry.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { getFirstRow } from '../database/first-row.ts'
import {
  appointmentResources,
  appointments,
  appointmentTypes,
  blockedTimes,
} from '../database/tables/appointment.ts'
import { customers } from '../database/tables/customer.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { createInvalidFieldsError, createNotFoundError, HttpError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'
import { refuseAboveQuota } from '../quotas/quotas.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'
import { calculateSlots, findNearestSlots, type TimeSlot } from './bookable-slots.ts'
import { validateCustomFieldAnswers } from './custom-field-answers.ts'

/** A query for bookable times on a date ('YYYY-MM-DD'), or for the nearest times. */
interface BookableSlotsQuery {
  tenant: KnownTenant
  customer: { id: number }
  type: typeof appointmentTypes.$inferSelect
  resource: number
  date?: string | undefined
}

export function registerAppointmentRoutes(routes: CallRoutes, context: Context): void {
  const { db, clock } = context

  async function findBookableType(database: Database, tenantId: number, typeId: Id, resourceId: Id) {
    const id = parseRecordId(typeId)
    const resource = parseRecordId(resourceId)
    const [type] = await database
      .select()
      .from(appointmentTypes)
      .where(and(eq(appointmentTypes.id, id), eq(appointmentTypes.tenantId, tenantId)))
    if (!type?.forCustomers || !type.resourceIds.includes(resource)) throw createNotFoundError()
    return { type, resource }
  }

  async function findBookableSlots(
    database: Database,
    { tenant, customer, type, resource, date }: BookableSlotsQuery,
  ): Promise<TimeSlot[]> {
    const [known] = await database
      .select({ office_id: customers.officeId })
      .from(customers)
      .where(eq(customers.id, customer.id))
    const office = findCustomerOffice(tenant.tenant.offices, known ?? null)
    const takenTimes = await selectTakenTimes(database, resource)
    const now = clock()
    const findSlotsOfDay = (day: string) =>
      calculateSlots(type, { date: day, hours: office && getOpeningHoursOn(office, day), now, takenTimes })
    return date === undefined ? findNearestSlots(type, now, findSlotsOfDay) : findSlotsOfDay(date)
  }

  /** Selects the taken times of an adviser (resource): appointments of all customers, and blocked times. */
  const selectTakenTimes = (database: Database, resource: number) =>
    union(
      database
        .select({ start: appointments.start, end: appointments.end })
        .from(appointments)
        .where(eq(appointments.resourceId, resource)),
      database
        .select({ start: blockedTimes.start, end: blockedTimes.end })
        .from(blockedTimes)
        .where(eq(blockedTimes.resourceId, resource)),
    )

  routes.customer(getAppointmentTypes, async ({ tenant }) => {
    const rows = await db
      .select()
      .from(appointmentTypes)
      .where(eq(appointmentTypes.tenantId, tenant.id))
      .orderBy(asc(appointmentTypes.id))
    return {
      data: rows.map((row) => ({
        id: row.id,
        name: row.name,
        description: row.description,
        status: 'active',
        price: row.price,
        duration: row.duration,
        minTimeBeforeAppointment: row.minHours,
        maxTimeBeforeAppointment: row.maxHours,
        buffer: row.buffer,
        canBeBookedByConsumer: Number(row.forCustomers),
        category: { id: row.categoryId, name: row.category },
        customFields: row.customFields,
        resourceId: row.resourceIds,
      })),
    }
  })

  routes.customer(getBookableAdvisers, async ({ tenant }) => {
    const rows = await db
      .select()
      .from(appointmentResources)
      .where(eq(appointmentResources.tenantId, tenant.id))
      .orderBy(asc(appointmentResources.id))
    return { data: rows.map(({ id, name }) => ({ id, name })) }
  })

  routes.customer(getAppointments, async ({ customer }) => {
    const rows = await db
      .select()
      .from(appointments)
      .where(eq(appointments.customerId, customer.id))
      .orderBy(asc(appointments.start))
    return {
      data: rows.map((row) => ({
        id: row.id,
        appointment_type_id: row.typeId,
        time_start: row.start.toISOString(),
        time_end: row.end.toISOString(),
        description: row.description,
        summary: row.summary,
        resource_id: row.resourceId,
        custom_fields: row.customFields,
      })),
    }
  })

  routes.customer(
    getBookableTimes,
    async ({ tenant, customer, query }) => {
      const { appointment_type_id: typeId, resource_id: resourceId, date } = query
      if (typeId === undefined || resourceId === undefined) return { data: [] }
      const { type, resource } = await findBookableType(db, tenant.id, typeId, resourceId)
      const slots = await findBookableSlots(db, { tenant, customer, type, resource, date })
      return {
        data: slots.map(({ start, end }) => ({
          time_start: start.toISOString(),
          time_end: end.toISOString(),
        })),
      }
    },
    { variesBy: 'content' },
  )

  routes.customer(bookAppointment, ({ tenant, customer, body }) => {
    return db.transaction(
      withAuditEntry(async (transaction) => {
        const { type, resource } = await findBookableType(
          transaction,
          tenant.id,
          body.appointment_type_id,
          body.resource_id,
        )
        if (!type.takesBookings)
          throw new HttpError(409, {
            error: 'not_bookable',
            message: 'Ask your adviser for this appointment.',
          })
        const customFields = validateCustomFieldAnswers(type.customFields, body.custom_fields)
        await transaction
          .select()
          .from(appointmentResources)
          .where(eq(appointmentResources.id, resource))
          .for('update')
        const start = new Date(body.time_start)
        if (Number.isNaN(start.getTime()))
          throw createInvalidFieldsError({ time_start: 'is no moment of the calendar' })
        const date = toTenantDay(start)
        const slots = await findBookableSlots(transaction, { tenant, customer, type, resource, date })
        const slot = slots.find((one) => one.start.getTime() === start.getTime())
        if (!slot) throw createInvalidFieldsError({ time_start: 'is not a time that can be booked' })
        await refuseAboveQuota(context, transaction, { tenant, customer }, 'appointments')
        const [row] = await transaction
          .insert(appointments)
          .values({
            customerId: customer.id,
            typeId: type.id,
            resourceId: resource,
            start: slot.start,
            end: slot.end,
            description: body.description,
            summary: type.name,
            customFields,
          })
          .returning({ id: appointments.id })
        if (!row) throw new Error('an appointment was not stored')
        return { data: { success: true, id: row.id } }
      }),
    )
  })

  routes.customer(cancelAppointment, async ({ customer, params }) => {
    const own = and(eq(appointments.customerId, customer.id), eq(appointments.id, parseRecordId(params.id)))
    const row = getFirstRow(await db.select().from(appointments).where(own))
    if (row.start <= clock())
      throw new HttpError(409, {
        error: 'has_begun',
        message: 'This appointment can no longer be cancelled.',
      })
    await db.transaction(withAuditEntry((transaction) => transaction.delete(appointments).where(own)))
    return { data: { success: true } }
  })
}
