import type { Appointment } from '@portal/contract/appointment'
import { dayAt } from '@portal/contract/clock'
import type { Customer } from '@portal/contract/customer'
import type { Partner } from '@portal/contract/family'
import type { LivingProperty } from '@portal/contract/living'
import type { Mortgage } from '@portal/contract/mortgage'
import type { Policy } from '@portal/contract/policy'
import type { UpcomingEvent } from '@portal/contract/upcoming-events'
import type { Id } from '@portal/contract/wire'
import { upcomingMortgageEvents } from './mortgage-events.ts'
import { isShownPolicy } from './policy.ts'
import { lowerClassFrom } from './risk-class.ts'
import { isOpen, type ToDo } from './to-do/to-do.ts'

/** A future event in the customer's life or file. */
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
  /** 'YYYY-MM-DD'. */
  date: string
  /** Id of the mortgage, policy, person or request; unique together with kind and date. */
  of: Id | 'customer' | 'partner' | 'home'
  /** Name in the tenant's words or of a person; null for the customer. */
  name: string | null
  /** Euro still owed at that time; null if unknown or not about money. */
  open: number | null
  /** Start time; null if it is a whole day. */
  at: string | null
}

/** The parts of a file to search; unreadable and hidden parts are absent. */
export interface File {
  mortgages?: readonly Mortgage[] | undefined
  policies?: readonly Policy[] | undefined
  home?: LivingProperty | null | undefined
  customer?: Customer | null | undefined
  partner?: Partner | null | undefined
  appointments?: readonly Appointment[] | undefined
  toDos?: readonly ToDo[] | undefined
  /** Events that the server computes at night because a page cannot. */
  upcomingEvents?: readonly UpcomingEvent[] | undefined
}

const plain = { name: null, open: null, at: null }

const ofMortgages = ({ mortgages = [] }: File, today: string): CustomerEvent[] =>
  mortgages
    .filter(({ status }) => status === 0)
    .flatMap((mortgage) => {
      const { id, mortgageParts } = mortgage
      const lower = lowerClassFrom(mortgage, today)
      return [
        ...upcomingMortgageEvents(mortgageParts ?? [], today).flatMap(({ kind, date, amount }) =>
          kind === 'penalty-free' ? [] : [{ ...plain, kind, date, of: id, open: amount }],
        ),
        ...(lower ? [{ ...plain, kind: 'lower-class', date: lower, of: id } as const] : []),
      ]
    })

const ofNorms = ({ upcomingEvents = [] }: File): CustomerEvent[] =>
  upcomingEvents.flatMap(({ kind, date, of, turns }) =>
    kind === 'norms'
      ? [{ ...plain, kind: turns === 'better' ? 'norms-better' : 'norms-worse', date, of } as const]
      : [],
  )

const ofPolicies = ({ policies = [] }: File): CustomerEvent[] =>
  policies.filter(isShownPolicy).flatMap(({ id, name, contract_expiration_date, expiration_date }) => {
    const date = contract_expiration_date ?? expiration_date
    return date ? [{ ...plain, kind: 'policy-end', date, of: id, name } as const] : []
  })

function ofPeople({ customer, partner }: File): CustomerEvent[] {
  const people = [
    { of: 'customer', person: customer, name: null },
    { of: 'partner', person: partner, name: partner?.first_name ?? partner?.full_name ?? null },
  ] as const
  return people.flatMap(({ of, person, name }) => {
    const days = [
      { kind: 'state-pension', date: person?.state_pension_date },
      { kind: 'pension', date: person?.retirement_date },
    ] as const
    return days.flatMap(({ kind, date }) => (date ? [{ ...plain, kind, date, of, name }] : []))
  })
}

const ofHome = ({ home }: File): CustomerEvent[] =>
  home?.energy_label_end_date
    ? [{ ...plain, kind: 'label-end', date: home.energy_label_end_date, of: 'home' }]
    : []

const ofAppointments = ({ appointments = [] }: File): CustomerEvent[] =>
  appointments.map(({ id, summary, time_start }) => ({
    ...plain,
    kind: 'appointment',
    date: dayAt(new Date(time_start)),
    of: id,
    name: summary,
    at: time_start,
  }))

const ofRequests = ({ toDos = [] }: File): CustomerEvent[] =>
  toDos
    .filter(isOpen)
    .flatMap(({ due, key, title }) =>
      due ? [{ ...plain, kind: 'request', date: due, of: key, name: title } as const] : [],
    )

/** Upcoming events of a file from `today` ('YYYY-MM-DD') on, soonest first. */
export const upcomingCustomerEvents = (file: File, today: string): CustomerEvent[] =>
  [
    ...ofRequests(file),
    ...ofAppointments(file),
    ...ofMortgages(file, today),
    ...ofNorms(file),
    ...ofPolicies(file),
    ...ofHome(file),
    ...ofPeople(file),
  ]
    .filter(({ date }) => date >= today)
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
