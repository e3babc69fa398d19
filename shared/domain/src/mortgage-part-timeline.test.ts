import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createPartTimeline,
  hasDatePassed,
  type PartDates,
  toFixedRateYears,
} from './mortgage-part-timeline.ts'

const createPart = (
  begindatum: string | null,
  einddatum: string | null,
  einddatumRentevast: string | null = null,
) => ({
  begindatum,
  einddatum,
  einddatumRentevast,
})
const arbitraryIsoDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const arbitraryDate = fc.oneof(arbitraryIsoDate, fc.constant(null), fc.constant('2026-02-31'), fc.string())
const arbitraryPart = fc.record({
  begindatum: arbitraryDate,
  einddatum: arbitraryDate,
  einddatumRentevast: arbitraryDate,
})

/** Returns null for a part without a bar. */
const getElapsedShare = (one: PartDates, today: string) =>
  createPartTimeline([one], today)?.bars[0]?.elapsed ?? null

test('the elapsed share is the share of the days', () => {
  expect(getElapsedShare(createPart('2026-01-01', '2026-01-11'), '2026-01-04')).toBeCloseTo(0.3)
  expect(getElapsedShare(createPart('2026-01-01', '2026-01-11'), '2025-06-01')).toBe(0)
  expect(getElapsedShare(createPart('2026-01-01', '2026-01-11'), '2027-06-01')).toBe(1)
})

test('equal or swapped dates give a valid share', () => {
  expect(getElapsedShare(createPart('2026-01-01', '2026-01-01'), '2025-12-31')).toBe(0)
  expect(getElapsedShare(createPart('2026-01-01', '2026-01-01'), '2026-01-01')).toBe(1)
  expect(getElapsedShare(createPart('2026-01-11', '2026-01-01'), '2026-01-04')).toBeCloseTo(0.3)
  expect(getElapsedShare(createPart('2026-01-01', null), '2026-01-04')).toBeNull()
  expect(getElapsedShare(createPart('2026-02-31', '2027-01-01'), '2026-01-04')).toBeNull()
})

test('for any dates, the share is between 0 and 1 and never decreases over time', () => {
  fc.assert(
    fc.property(
      arbitraryIsoDate,
      arbitraryIsoDate,
      arbitraryIsoDate,
      arbitraryIsoDate,
      (begin, end, one, other) => {
        const [sooner, later] = one <= other ? [one, other] : [other, one]
        const before = getElapsedShare(createPart(begin, end), sooner) ?? Number.NaN
        const after = getElapsedShare(createPart(begin, end), later) ?? Number.NaN
        expect(before).toBeGreaterThanOrEqual(0)
        expect(after).toBeLessThanOrEqual(1)
        expect(before).toBeLessThanOrEqual(after)
      },
    ),
  )
})

test('a marker is filled from its date on', () => {
  expect(hasDatePassed('2026-01-01', '2025-12-31')).toBe(false)
  expect(hasDatePassed('2026-01-01', '2026-01-01')).toBe(true)
  expect(hasDatePassed(null, '2026-01-01')).toBe(false)
})

test('@PARTS-04 a fixed-rate period is converted to whole years', () => {
  expect([1, 60, 66, 65, 120, 240].map(toFixedRateYears)).toEqual([0, 5, 6, 5, 10, 20])
})

test('all parts and today are on the axis, whatever the dates', () => {
  fc.assert(
    fc.property(fc.array(arbitraryPart, { maxLength: 40 }), arbitraryIsoDate, (parts, today) => {
      const timeline = createPartTimeline(parts, today)
      expect(timeline === null).toBe(parts.every((one) => createPartTimeline([one], today) === null))
      if (!timeline) return
      const { now, years, bars } = timeline
      const places = [now, ...years.map(({ at }) => at)]
      for (const bar of bars) if (bar) places.push(bar.start, bar.end, bar.elapsed, bar.fixedEnd ?? bar.end)
      expect(places.every((place) => place >= 0 && place <= 1)).toBe(true)
      expect(years.length).toBeLessThanOrEqual(7)
      bars.forEach((bar, index) => {
        expect(bar?.elapsed ?? null).toBe(getElapsedShare(parts[index] ?? createPart(null, null), today))
        if (bar) expect(bar.start).toBeLessThanOrEqual(bar.end)
        if (bar?.fixedEnd) expect(bar.fixedEnd).toBeLessThanOrEqual(bar.end)
      })
    }),
  )
})

test('the axis has round years, and the end of a fixed rate is within its part', () => {
  const parts = [
    createPart('2016-03-01', '2046-03-01', '2036-03-01'),
    createPart('2027-02-01', '2057-02-01', '2060-01-01'),
  ]
  const timeline = createPartTimeline(parts, '2026-11-21')
  expect(timeline?.years.map(({ year }) => year)).toEqual([2020, 2030, 2040, 2050])
  expect(timeline?.bars[0]?.fixedEnd).toBeCloseTo(20 / 40.9, 2)
  expect(timeline?.bars[1]).toMatchObject({ end: 1, elapsed: 0, fixedEnd: null })
})

test('a fixed rate that ends with its part has no marker', () => {
  const getFixedRateEnd = (end: string) =>
    createPartTimeline([createPart('2026-01-01', '2026-01-11', end)], '2026-01-01')?.bars[0]?.fixedEnd
  expect(['2026-01-01', '2026-01-11', '2025-12-31', '2026-01-12'].map(getFixedRateEnd)).toEqual(
    Array(4).fill(null),
  )
  expect(getFixedRateEnd('2026-01-02')).toBeCloseTo(0.1)
  expect(getFixedRateEnd('2026-01-10')).toBeCloseTo(0.9)
})

test('on an axis of one day, everything is at the start', () => {
  expect(createPartTimeline([createPart('2026-01-01', '2026-01-01')], '2026-01-01')).toEqual({
    now: 0,
    years: [],
    bars: [{ start: 0, end: 0, elapsed: 1, fixedEnd: null }],
  })
})

test('the axis has few year labels', () => {
  const getAxisYears = (end: string) =>
    createPartTimeline([createPart('2020-01-01', end)], '2020-01-01')?.years.map(({ year }) => year)
  expect(getAxisYears('2026-12-31')).toEqual([2021, 2022, 2023, 2024, 2025, 2026])
  expect(getAxisYears('2027-01-01')).toEqual([2022, 2024, 2026])
})
