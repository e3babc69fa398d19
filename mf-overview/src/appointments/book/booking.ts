import {
  type AdviserResource,
  type AppointmentType,
  type BookableTime,
  parseCustomFields,
} from '@portal/contract/appointment'
import { addDays } from '@portal/time/calendar-day'
import { toTenantDay, toTenantTime } from '@portal/time/clock'

/** Form values of a booking. Ids are strings, because the values of radio buttons are strings. */
export interface BookingChoices {
  category: string
  type: string
  resource: string
  /** One of the nearest times as an interval, or the value of `otherTimeOption`. */
  moment: string
  /** Chosen day if `moment` is `otherTimeOption`; 'YYYY-MM-DD' in the tenant's time zone. */
  day: string
  /** Chosen time on `day`, as an ISO 8601 interval. */
  time: string
  description: string
  /** Answers to the custom fields of the appointment type, in order. */
  answers: string[]
}

export const emptyBooking: BookingChoices = {
  category: '',
  type: '',
  resource: '',
  moment: '',
  day: '',
  time: '',
  description: '',
  answers: [],
}

export interface AppointmentCategory {
  id: string
  name: string
  types: AppointmentType[]
}

/** Groups appointment types by category in response order. Types without a category form a group without a name. */
export function groupTypesByCategory(types: readonly AppointmentType[]): AppointmentCategory[] {
  const found = new Map<string, AppointmentCategory>()
  for (const type of types) {
    const id = String(type.category?.id ?? 'none')
    const known = found.get(id) ?? { id, name: type.category?.name ?? '', types: [] }
    found.set(id, { ...known, types: [...known.types, type] })
  }
  return [...found.values()]
}

/** Maximum number of appointment types in one list. With more, the customer chooses the category first. */
const maxTypesInList = 6

export const hasCategoryChoice = (
  types: readonly AppointmentType[],
  categories: readonly AppointmentCategory[],
): boolean => types.length > maxTypesInList && categories.length > 1

export const findAdvisers = (
  { resourceId }: Pick<AppointmentType, 'resourceId'>,
  resources: readonly AdviserResource[],
): AdviserResource[] => resources.filter(({ id }) => resourceId.some((one) => String(one) === String(id)))

/**
 * Returns the form values after the choice of an appointment type: preselects the customer's own adviser if available,
 * otherwise the first, and clears later choices.
 */
export function createBookingForType(
  type: AppointmentType,
  resources: readonly AdviserResource[],
  own: string | undefined,
): BookingChoices {
  const advisers = findAdvisers(type, resources)
  const adviser = advisers.find(({ name }) => name === own) ?? advisers[0]
  const [category] = groupTypesByCategory([type])
  return {
    ...emptyBooking,
    category: category?.id ?? '',
    type: String(type.id),
    resource: adviser ? String(adviser.id) : '',
  }
}

/** Formats a time as an ISO 8601 interval, the value of its radio button. */
export const formatInterval = ({ time_start, time_end }: BookableTime): string => `${time_start}/${time_end}`

function parseInterval(interval: string): BookableTime | null {
  const [time_start, time_end] = interval.split('/')
  return time_start && time_end ? { time_start, time_end } : null
}

/** Value of the radio button for a time that is not among the nearest. */
export const otherTimeOption = 'another'

export const getChosenTime = ({
  moment,
  time,
}: Pick<BookingChoices, 'moment' | 'time'>): BookableTime | null =>
  parseInterval(moment) ?? parseInterval(time)

/** Selects the nearest times to offer: the first of each morning and afternoon, and the chosen one. */
export function selectOfferedTimes(times: readonly BookableTime[], chosen: string): BookableTime[] {
  const seen = new Set<string>()
  return times.filter((time) => {
    const begin = new Date(time.time_start)
    const half = `${toTenantDay(begin)} ${toTenantTime(begin) < '12:00'}`
    const isFirst = !seen.has(half)
    seen.add(half)
    return isFirst || formatInterval(time) === chosen
  })
}

/** Maps the names of custom fields to their answers, as sent to the server; omits empty answers. */
export const mapAnswersByName = (
  { customFields }: Pick<AppointmentType, 'customFields'>,
  answers: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    parseCustomFields(customFields).flatMap(({ name }, place) => {
      const answer = answers[place]?.trim()
      return answer ? [[name, answer]] : []
    }),
  )

const hourMs = 3_600_000
const defaultBookingDays = 60

/** First and last day on which an appointment of this type can start; 'YYYY-MM-DD' in the tenant's time zone. */
export function getBookingWindow(
  type: Pick<AppointmentType, 'minTimeBeforeAppointment' | 'maxTimeBeforeAppointment'>,
  now: Date,
): { first: string; last: string } {
  const getDayAfterHours = (hours: number) => toTenantDay(new Date(now.getTime() + hours * hourMs))
  const first = getDayAfterHours(type.minTimeBeforeAppointment ?? 0)
  const last = type.maxTimeBeforeAppointment
    ? getDayAfterHours(type.maxTimeBeforeAppointment)
    : addDays(toTenantDay(now), defaultBookingDays)
  const latest = [first, last].sort().at(-1) ?? first
  return { first, last: latest }
}

export const daysPerPage = 7

/** Days of a calendar page, up to the last possible day. */
export const listDaysOfPage = (first: string, last: string, page: number): string[] =>
  Array.from({ length: daysPerPage }, (_, place) => addDays(first, page * daysPerPage + place)).filter(
    (day) => day <= last,
  )
