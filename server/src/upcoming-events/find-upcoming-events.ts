import type { Norms } from '@portal/advice/norms'
import { type CustomerEvent, listUpcomingCustomerEvents } from '@portal/domain/customer-events'
import * as v from 'valibot'
import { EventsCustomerFile, type EventsCustomerFileInput } from './events-customer-file.ts'
import { findNormsChanges } from './norms-changes.ts'

/** Date and norms on which upcoming events depend, besides the customer's file. */
export interface EventsBasis {
  /** 'YYYY-MM-DD'. */
  today: string
  /** First days of future norm editions. */
  editions: readonly string[]
  normsOn: (date: string) => Norms
}

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
