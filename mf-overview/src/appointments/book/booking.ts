import {
  type AppointmentType,
  type BookableTime,
  customFieldsOf,
  type Resource,
} from '@portal/contract/appointment'
import { dayAt, timeAt } from '@portal/contract/clock'
import { addDays } from '@portal/contract/day'

/** What the customer has chosen so far. Identifiers as text, since radio buttons hold them. */
export interface Booking {
  category: string
  type: string
  resource: string
  /** One of the nearest times, as an interval, or `another`. */
  moment: string
  /** Day of another time, 'YYYY-MM-DD' of the firm. */
  day: string
  /** A time on that day, as an interval. */
  time: string
  description: string
  /** Answers to the custom fields of the type, in their order. */
  answers: string[]
}

export const nothing: Booking = {
  category: '',
  type: '',
  resource: '',
  moment: '',
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

/** Maximum number of kinds in one list, each under its category; of more the category is chosen first. */
const mostAtOnce = 6

/** Whether the category has to be chosen before the type. */
export const asksCategory = (types: readonly AppointmentType[], categories: readonly Category[]): boolean =>
  types.length > mostAtOnce && categories.length > 1

/** Advisers for a kind of appointment. */
export const advisersOf = (
  { resourceId }: Pick<AppointmentType, 'resourceId'>,
  resources: readonly Resource[],
): Resource[] => resources.filter(({ id }) => resourceId.some((one) => String(one) === String(id)))

/** What is chosen with a kind of appointment: the customer's own adviser where that one does it, else the first; nothing else yet. */
export function withType(
  type: AppointmentType,
  resources: readonly Resource[],
  own: string | undefined,
): Booking {
  const advisers = advisersOf(type, resources)
  const adviser = advisers.find(({ name }) => name === own) ?? advisers[0]
  const [category] = categoriesOf([type])
  return {
    ...nothing,
    category: category?.id ?? '',
    type: String(type.id),
    resource: adviser ? String(adviser.id) : '',
  }
}

/** A time as a radio button holds it: an interval of ISO 8601. */
export const intervalOf = ({ time_start, time_end }: BookableTime): string => `${time_start}/${time_end}`

/** The time that an interval is; null for what is none. */
function timeIn(interval: string): BookableTime | null {
  const [time_start, time_end] = interval.split('/')
  return time_start && time_end ? { time_start, time_end } : null
}

/** Option value for a time that is not among the nearest. */
export const another = 'another'

/** The time that is chosen. */
export const timeOf = ({ moment, time }: Pick<Booking, 'moment' | 'time'>): BookableTime | null =>
  timeIn(moment) ?? timeIn(time)

/** Of the nearest times those that are offered: the first of each morning and afternoon, and the one that is chosen. */
export function offersOf(times: readonly BookableTime[], chosen: string): BookableTime[] {
  const seen = new Set<string>()
  return times.filter((time) => {
    const begin = new Date(time.time_start)
    const half = `${dayAt(begin)} ${timeAt(begin) < '12:00'}`
    const isFirst = !seen.has(half)
    seen.add(half)
    return isFirst || intervalOf(time) === chosen
  })
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
