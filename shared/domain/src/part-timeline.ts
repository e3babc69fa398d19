import { dayNumber } from '@portal/contract/day'
import { dayOf } from './format/date.ts'

/** Dates of a mortgage part, 'YYYY-MM-DD'; null if unknown. */
export interface PartSpan {
  begindatum: string | null
  einddatum: string | null
  einddatumRentevast: string | null
}

/** A part on a timeline; positions are fractions of its width, 0 … 1. */
export interface PartBar {
  start: number
  end: number
  /** Elapsed share of the part's term (PARTS-01). */
  elapsed: number
  /** Position of the end of the fixed rate, if it is within the part's term. */
  fixedEnd: number | null
}

/** Parts of a mortgage on a common axis. A part with an unknown date has no bar. */
export interface PartTimeline {
  now: number
  years: { year: number; at: number }[]
  bars: (PartBar | null)[]
}

/** Days since 1970 of a date; null if it is invalid. */
const daysOf = (date: string | null): number | null =>
  date && dayOf(date) ? dayNumber(date.slice(0, 10)) : null

const clamp = (share: number) => Math.min(1, Math.max(0, share))

/** A part's first and last day. Dates in the wrong order are swapped. */
function spanOf({ begindatum, einddatum }: PartSpan): [first: number, last: number] | null {
  const [begin, end] = [daysOf(begindatum), daysOf(einddatum)]
  if (begin === null || end === null) return null
  return begin <= end ? [begin, end] : [end, begin]
}

const elapsedOf = ([first, last]: [number, number], now: number) =>
  last > first ? clamp((now - first) / (last - first)) : Number(now >= last)

/** Whether the marker of a date is filled on a day: from the date on (PARTS-02). */
export function hasPassed(date: string | null, today: string): boolean {
  const [day, now] = [daysOf(date), daysOf(today)]
  return day !== null && now !== null && day <= now
}

/** Length of a fixed-rate period in whole years (PARTS-04). */
export const fixedYears = (months: number): number => Math.round(months / 12)

/** Years between axis marks: as few marks as are readable. */
const stepFor = (years: number) => [1, 2, 5, 10, 20, 50].find((step) => years / step <= 6) ?? 100

function yearsBetween(first: number, last: number, at: (day: number) => number) {
  const yearOf = (day: number) => new Date(day * 86_400_000).getUTCFullYear()
  const step = stepFor(yearOf(last) - yearOf(first))
  const begin = Math.ceil((yearOf(first) + 1) / step) * step
  const count = Math.max(0, Math.floor((yearOf(last) - begin) / step) + 1)
  return Array.from({ length: count }, (_, index) => {
    const year = begin + index * step
    return { year, at: at(Date.UTC(year, 0, 1) / 86_400_000) }
  })
}

/** Positions parts on a common axis that includes today; null if no part has both dates. */
export function timelineOf(parts: readonly PartSpan[], today: string): PartTimeline | null {
  const now = daysOf(today)
  const spans = parts.map(spanOf)
  const days = spans.flatMap((span) => span ?? [])
  if (now === null || days.length === 0) return null
  const first = days.reduce((a, b) => Math.min(a, b), now)
  const last = days.reduce((a, b) => Math.max(a, b), now)
  const at = (day: number) => (last > first ? clamp((day - first) / (last - first)) : 0)
  const bars = parts.map((part, index): PartBar | null => {
    const span = spans[index]
    if (!span) return null
    const fixed = daysOf(part.einddatumRentevast)
    const within = fixed !== null && fixed > span[0] && fixed < span[1]
    return {
      start: at(span[0]),
      end: at(span[1]),
      elapsed: elapsedOf(span, now),
      fixedEnd: within ? at(fixed) : null,
    }
  })
  return { now: at(now), years: yearsBetween(first, last, at), bars }
}
