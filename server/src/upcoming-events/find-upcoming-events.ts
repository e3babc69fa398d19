import { type CustomerEvent, listUpcomingCustomerEvents } from '@portal/domain/customer-events'
import * as v from 'valibot'
import { EventsCustomerFile, type EventsCustomerFileInput } from './events-customer-file.ts'
import { type EventsBasis, findNormsChanges } from './norms-changes.ts'

/**
 * Finds upcoming events in a customer's file, soonest first. Appointments and requests are excluded, since the tenant
 * made them.
 */
export function findUpcomingEvents(sent: EventsCustomerFileInput, basis: EventsBasis): CustomerEvent[] {
  const file = v.parse(EventsCustomerFile, sent)
  const { customer, family, living, mortgages, policies } = file
  const known = { customer, partner: family.partner, home: living?.property, mortgages, policies }
  return listUpcomingCustomerEvents({ ...known, upcomingEvents: findNormsChanges(file, basis) }, basis.today)
}
