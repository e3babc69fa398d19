import type { DeskAppointment } from '@portal/contract/desk/desk-appointment'
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { Database } from '../database/database.ts'
import { appointmentResources, appointments, appointmentTypes } from '../database/tables/appointment.ts'
import { customers } from '../database/tables/customer.ts'
import { namedCustomerColumns, toNamedCustomer } from './customer-names.ts'

export async function findAppointmentsBetween(
  db: Database,
  from: Date,
  to: Date,
): Promise<InferInput<typeof DeskAppointment>[]> {
  const rows = await db
    .select({
      appointment: appointments,
      type: appointmentTypes.name,
      resource: { id: appointmentResources.id, name: appointmentResources.name },
      customer: namedCustomerColumns,
    })
    .from(appointments)
    .innerJoin(appointmentTypes, eq(appointmentTypes.id, appointments.typeId))
    .innerJoin(appointmentResources, eq(appointmentResources.id, appointments.resourceId))
    .innerJoin(customers, eq(customers.id, appointments.customerId))
    .where(and(lt(appointments.start, to), gt(appointments.end, from)))
    .orderBy(asc(appointments.start), asc(appointments.id))
  return rows.map(({ appointment, type, resource, customer }) => ({
    id: appointment.id,
    customer: toNamedCustomer(customer),
    type,
    resource,
    start: appointment.start.toISOString(),
    end: appointment.end.toISOString(),
    summary: appointment.summary,
    description: appointment.description,
    answers: appointment.customFields,
  }))
}
