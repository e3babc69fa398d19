import {
  type AppointmentType,
  type BookableTime,
  customFieldsOf,
  type Resource,
} from '@portal/contract/appointment'
import { dayAt, timeAt } from '@portal/contract/clock'
import { addDays } from '@portal/contract/day'

/** The customer's choices so far. Ids are strings, since radio buttons hold them. */
export interface Booking {
  category: string
  type: string
  resource: string
  /** One of the nearest times as an interval, or `another`. */
  moment: string
  /** Day of another time, 'YYYY-MM-DD' in the tenant's time zone. */
  day: string
  /** A time on that day as an interval. */
  time: string
  description: string
  /** Answers to the kind's custom fields, in order. */
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

/** Kinds of appointment in one category (APPT-04). */
export interface Category {
  id: string
  name: string
  types: AppointmentType[]
}

/** Groups kinds by category in response order; kinds without a category are in a group without a name. */
export function categoriesOf(types: readonly AppointmentType[]): Category[] {
  const found = new Map<string, Category>()
  for (const type of types) {
    const id = String(type.category?.id ?? 'none')
    const known = found.get(id) ?? { id, name: type.category?.name ?? '', types: [] }
    found.set(id, { ...known, types: [...known.types, type] })
  }
  return [...found.values()]
}

/** Maximum number of kinds in one list, grouped by category; if there are more, the category is chosen first. */
const maxKindsInList = 6

/** Whether the customer chooses a category before the kind. */
export const hasCategoryChoice = (
  types: readonly AppointmentType[],
  categories: readonly Category[],
): boolean => types.length > maxKindsInList && categories.length > 1

/** Advisers for a kind of appointment. */
export const advisersOf = (
  { resourceId }: Pick<AppointmentType, 'resourceId'>,
  resources: readonly Resource[],
): Resource[] => resources.filter(({ id }) => resourceId.some((one) => String(one) === String(id)))

/**
 * Values after choosing a kind: preselects the customer's own adviser if available, otherwise the first, and clears
 * later choices.
 */
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

/** Value of a time's radio button: an ISO 8601 interval. */
export const intervalOf = ({ time_start, time_end }: BookableTime): string => `${time_start}/${time_end}`

/** Parses an interval; null if it is invalid. */
function timeIn(interval: string): BookableTime | null {
  const [time_start, time_end] = interval.split('/')
  return time_start && time_end ? { time_start, time_end } : null
}

/** Option value for a time that is not among the nearest. */
export const another = 'another'

/** The chosen time. */
export const timeOf = ({ moment, time }: Pick<Booking, 'moment' | 'time'>): BookableTime | null =>
  timeIn(moment) ?? timeIn(time)

/** Nearest times to offer: the first of each morning and afternoon, and the chosen one. */
export function offeredTimes(times: readonly BookableTime[], chosen: string): BookableTime[] {
  const seen = new Set<string>()
  return times.filter((time) => {
    const begin = new Date(time.time_start)
    const half = `${dayAt(begin)} ${timeAt(begin) < '12:00'}`
    const isFirst = !seen.has(half)
    seen.add(half)
    return isFirst || intervalOf(time) === chosen
  })
}

/** Answers by field name, as sent; without empty ones. */
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
/** Default booking period in days. */
const defaultBookingDays = 60

/** First and last day on which an appointment of this kind can start; 'YYYY-MM-DD' in the tenant's time zone. */
export function windowOf(
  type: Pick<AppointmentType, 'minTimeBeforeAppointment' | 'maxTimeBeforeAppointment'>,
  now: Date,
): { first: string; last: string } {
  const ahead = (hours: number) => dayAt(new Date(now.getTime() + hours * hour))
  const first = ahead(type.minTimeBeforeAppointment ?? 0)
  const last = type.maxTimeBeforeAppointment
    ? ahead(type.maxTimeBeforeAppointment)
    : addDays(dayAt(now), defaultBookingDays)
  const latest = [first, last].sort().at(-1) ?? first
  return { first, last: latest }
}

/** Number of days on a calendar page. */
export const pageLength = 7

/** Days of a calendar page, up to the last possible day. */
export const pageOf = (first: string, last: string, page: number): string[] =>
  Array.from({ length: pageLength }, (_, place) => addDays(first, page * pageLength + place)).filter(
    (day) => day <= last,
  )
