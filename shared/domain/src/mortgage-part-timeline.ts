import { toEpochDay } from '@portal/time/calendar-day'
import { parseDay } from './format/date.ts'

/** Dates of a part, 'YYYY-MM-DD'; null if unknown. */
export interface PartDates {
  begindatum: string | null
  einddatum: string | null
  einddatumRentevast: string | null
}

/** Bar of a part on the time axis. Positions are fractions of the axis, 0 to 1. */
export interface PartTimelineBar {
  start: number
  end: number
  /** Elapsed fraction of the term, 0 to 1 (PARTS-01). */
  elapsed: number
  /** Position of the end of the fixed-rate period; null if that is not within the part's term. */
  fixedEnd: number | null
}

/** Parts on a common time axis. The bar of a part with an unknown date is null. */
export interface PartTimeline {
  now: number
  years: { year: number; at: number }[]
  bars: (PartTimelineBar | null)[]
}

/** Returns the number of days since 1970; null for an invalid date. */
const toDayNumber = (date: string | null): number | null =>
  date && parseDay(date) ? toEpochDay(date.slice(0, 10)) : null

const clampFraction = (share: number) => Math.min(1, Math.max(0, share))

/** Returns the two dates in chronological order; null if one is unknown. */
function toFirstAndLastDay({ begindatum, einddatum }: PartDates): [first: number, last: number] | null {
  const [begin, end] = [toDayNumber(begindatum), toDayNumber(einddatum)]
  if (begin === null || end === null) return null
  return begin <= end ? [begin, end] : [end, begin]
}

const calculateElapsedShare = ([first, last]: [number, number], now: number) =>
  last > first ? clampFraction((now - first) / (last - first)) : Number(now >= last)

/** Returns whether a date is today or earlier. If so, the screen shows the marker of the date filled (PARTS-02). */
export function hasDatePassed(date: string | null, today: string): boolean {
  const [day, now] = [toDayNumber(date), toDayNumber(today)]
  return day !== null && now !== null && day <= now
}

/** Rounds a fixed-rate period to years (PARTS-04). */
export const toFixedRateYears = (months: number): number => Math.round(months / 12)

/** Returns the number of years between the labels of the axis, such that labels do not overlap. */
const chooseYearStep = (years: number) => [1, 2, 5, 10, 20, 50].find((step) => years / step <= 6) ?? 100

function listAxisYears(first: number, last: number, at: (day: number) => number) {
  const toYear = (day: number) => new Date(day * 86_400_000).getUTCFullYear()
  const step = chooseYearStep(toYear(last) - toYear(first))
  const begin = Math.ceil((toYear(first) + 1) / step) * step
  const count = Math.max(0, Math.floor((toYear(last) - begin) / step) + 1)
  return Array.from({ length: count }, (_, index) => {
    const year = begin + index * step
    return { year, at: at(Date.UTC(year, 0, 1) / 86_400_000) }
  })
}

/** Places parts on a time axis that includes today; null if no part has both dates. */
export function createPartTimeline(parts: readonly PartDates[], today: string): PartTimeline | null {
  const now = toDayNumber(today)
  const spans = parts.map(toFirstAndLastDay)
  const days = spans.flatMap((span) => span ?? [])
  if (now === null || days.length === 0) return null
  const first = days.reduce((a, b) => Math.min(a, b), now)
  const last = days.reduce((a, b) => Math.max(a, b), now)
  const toPosition = (day: number) => (last > first ? clampFraction((day - first) / (last - first)) : 0)
  const bars = parts.map((part, index): PartTimelineBar | null => {
    const span = spans[index]
    if (!span) return null
    const fixed = toDayNumber(part.einddatumRentevast)
    const within = fixed !== null && fixed > span[0] && fixed < span[1]
    return {
      start: toPosition(span[0]),
      end: toPosition(span[1]),
      elapsed: calculateElapsedShare(span, now),
      fixedEnd: within ? toPosition(fixed) : null,
    }
  })
  return { now: toPosition(now), years: listAxisYears(first, last, toPosition), bars }
}
