import type { Appointment } from '@portal/contract/appointment'
import type { Customer } from '@portal/contract/customer'
import type { Partner } from '@portal/contract/family'
import type { LivingProperty } from '@portal/contract/living-details'
import type { Mortgage } from '@portal/contract/mortgage'
import type { Policy } from '@portal/contract/policy'
import type { UpcomingEvent } from '@portal/contract/upcoming-events'
import type { Id } from '@portal/contract/wire'
import { toTenantDay } from '@portal/time/clock'
import { listUpcomingMortgageEvents } from './mortgage-events.ts'
import { isShownPolicy } from './policy.ts'
import { findLowerClassDate } from './risk-class.ts'
import { isToDoOpen, type ToDo } from './to-do/to-do.ts'

export interface CustomerEvent {
  kind:
    | 'request'
    | 'appointment'
    | 'fixed-end'
    | 'deduction-end'
    | 'part-end'
    | 'lower-class'
    | 'norms-better'
    | 'norms-worse'
    | 'policy-end'
    | 'label-end'
    | 'state-pension'
    | 'pension'
  /** Date of the event, 'YYYY-MM-DD'. */
  date: string
  /**
   * Id of the mortgage, policy, person or request that the event is about. No two events have the same kind, date and
   * id.
   */
  of: Id | 'customer' | 'partner' | 'home'
  /** Name of the partner or policy, or title of the appointment or request, that the event is about; otherwise null. */
  name: string | null
  /** Debt in euro on the date of the event; null if unknown or not applicable. */
  open: number | null
  /** Start time of the event; null for a whole day. */
  at: string | null
}

/** Customer data from which events are listed. Data that the viewer may not read is absent. */
export interface CustomerEventSources {
  mortgages?: readonly Mortgage[] | undefined
  policies?: readonly Policy[] | undefined
  home?: LivingProperty | null | undefined
  customer?: Customer | null | undefined
  partner?: Partner | null | undefined
  appointments?: readonly Appointment[] | undefined
  toDos?: readonly ToDo[] | undefined
  /** Events that a nightly job of the server calculated. */
  upcomingEvents?: readonly UpcomingEvent[] | undefined
}

const emptyEventFields = { name: null, open: null, at: null }

const listMortgageEvents = ({ mortgages = [] }: CustomerEventSources, today: string): CustomerEvent[] =>
  mortgages
    .filter(({ status }) => status === 0)
    .flatMap((mortgage) => {
      const { id, mortgageParts } = mortgage
      const lower = findLowerClassDate(mortgage, today)
      return [
        ...listUpcomingMortgageEvents(mortgageParts ?? [], today).flatMap(({ kind, date, amount }) =>
          kind === 'penalty-free' ? [] : [{ ...emptyEventFields, kind, date, of: id, open: amount }],
        ),
        ...(lower ? [{ ...emptyEventFields, kind: 'lower-class', date: lower, of: id } as const] : []),
      ]
    })

const listNormEvents = ({ upcomingEvents = [] }: CustomerEventSources): CustomerEvent[] =>
  upcomingEvents.flatMap(({ kind, date, of, turns }) =>
    kind === 'norms'
      ? [
          {
            ...emptyEventFields,
            kind: turns === 'better' ? 'norms-better' : 'norms-worse',
            date,
            of,
          } as const,
        ]
      : [],
  )

const listPolicyEvents = ({ policies = [] }: CustomerEventSources): CustomerEvent[] =>
  policies.filter(isShownPolicy).flatMap(({ id, name, contract_expiration_date, expiration_date }) => {
    const date = contract_expiration_date ?? expiration_date
    return date ? [{ ...emptyEventFields, kind: 'policy-end', date, of: id, name } as const] : []
  })

function listPensionEvents({ customer, partner }: CustomerEventSources): CustomerEvent[] {
  const people = [
    { of: 'customer', person: customer, name: null },
    { of: 'partner', person: partner, name: partner?.first_name ?? partner?.full_name ?? null },
  ] as const
  return people.flatMap(({ of, person, name }) => {
    const days = [
      { kind: 'state-pension', date: person?.state_pension_date },
      { kind: 'pension', date: person?.retirement_date },
    ] as const
    return days.flatMap(({ kind, date }) => (date ? [{ ...emptyEventFields, kind, date, of, name }] : []))
  })
}

const listHomeEvents = ({ home }: CustomerEventSources): CustomerEvent[] =>
  home?.energy_label_end_date
    ? [{ ...emptyEventFields, kind: 'label-end', date: home.energy_label_end_date, of: 'home' }]
    : []

const listAppointmentEvents = ({ appointments = [] }: CustomerEventSources): CustomerEvent[] =>
  appointments.map(({ id, summary, time_start }) => ({
    ...emptyEventFields,
    kind: 'appointment',
    date: toTenantDay(new Date(time_start)),
    of: id,
    name: summary,
    at: time_start,
  }))

const listRequestEvents = ({ toDos = [] }: CustomerEventSources): CustomerEvent[] =>
  toDos
    .filter(isToDoOpen)
    .flatMap(({ due, key, title }) =>
      due ? [{ ...emptyEventFields, kind: 'request', date: due, of: key, name: title } as const] : [],
    )

/** Lists the events of a customer from `today` ('YYYY-MM-DD') on, earliest first. */
export const listUpcomingCustomerEvents = (file: CustomerEventSources, today: string): CustomerEvent[] =>
  [
    ...listRequestEvents(file),
    ...listAppointmentEvents(file),
    ...listMortgageEvents(file, today),
    ...listNormEvents(file),
    ...listPolicyEvents(file),
    ...listHomeEvents(file),
    ...listPensionEvents(file),
  ]
    .filter(({ date }) => date >= today)
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
