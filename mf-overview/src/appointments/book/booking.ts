import { type AppointmentType, customFieldsOf } from '@portal/contract/appointment'
import { dayAt } from '@portal/contract/clock'
import { addDays } from '@portal/contract/day'

/** What the customer has chosen so far. Identifiers as text, since radio buttons hold them. */
export interface Booking {
  category: string
  type: string
  resource: string
  /** 'YYYY-MM-DD' in the firm's time. */
  day: string
  /** Moment the appointment begins, ISO 8601. */
  time: string
  description: string
  /** Answers to the custom fields of the type, in their order. */
  answers: string[]
}

export const nothing: Booking = {
  category: '',
  type: '',
  resource: '',
  day: '',
  time: '',
  description: '',
  answers: [],
}

/** A group of types, by its category (APPT-04). */
export interface Category {
  id: string
  name: string
  types: AppointmentType[]
}

/** The types by category, in the order they come; those without one are a group with an empty name. */
export function categoriesOf(types: readonly AppointmentType[]): Category[] {
  const found = new Map<string, Category>()
  for (const type of types) {
    const id = String(type.category?.id ?? 'none')
    const known = found.get(id) ?? { id, name: type.category?.name ?? '', types: [] }
    found.set(id, { ...known, types: [...known.types, type] })
  }
  return [...found.values()]
}

/** The answers as they are sent: by the names of the fields; none for what was left open. */
export const answersByName = (
  { customFields }: Pick<AppointmentType, 'customFields'>,
  answers: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    customFieldsOf(customFields).flatMap(({ name }, place) => {
      const answer = answers[place]?.trim()
      return answer ? [[name, answer]] : []
    }),
  )

const hour = 3_600_000
/** How far ahead is offered where the type does not say, in days. */
const horizon = 60

/** First and last day on which a type can begin; days are 'YYYY-MM-DD' of the firm. */
export function windowOf(
  type: Pick<AppointmentType, 'minTimeBeforeAppointment' | 'maxTimeBeforeAppointment'>,
  now: Date,
): { first: string; last: string } {
  const ahead = (hours: number) => dayAt(new Date(now.getTime() + hours * hour))
  const first = ahead(type.minTimeBeforeAppointment ?? 0)
  const last = type.maxTimeBeforeAppointment
    ? ahead(type.maxTimeBeforeAppointment)
    : addDays(dayAt(now), horizon)
  const latest = [first, last].sort().at(-1) ?? first
  return { first, last: latest }
}

/** Days on one page of the calendar. */
export const pageLength = 7

/** The days of one page of the calendar, from a first day on, no further than the last. */
export const pageOf = (first: string, last: string, page: number): string[] =>
  Array.from({ length: pageLength }, (_, place) => addDays(first, page * pageLength + place)).filter(
    (day) => day <= last,
  )
