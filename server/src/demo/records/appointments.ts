import { advisersOf, nameOf } from '../advisers.ts'
import { appointmentTypes } from '../appointments.ts'
import type { Collection } from './collection.ts'

/** Adds the advisers and kinds of appointment of a firm (DEMO-26). */
export function addAppointmentTypes(own: Collection, firm: string): void {
  const resources = advisersOf(firm).map((adviser) => own.add('resource', { name: nameOf(adviser) }))
  for (const data of appointmentTypes) own.add('appointment_type', data, { resources })
}

/** Adds appointments of a customer: of the first kind, with the first adviser. */
export function addAppointments(file: Collection, own: Collection, appointments: readonly object[]): void {
  const links = { appointment_type: own.first('appointment_type'), resource: own.first('resource') }
  for (const data of appointments) file.add('appointment', data, links)
}
