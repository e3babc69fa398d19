import { expect, test } from 'vitest'
import { ownNormsFolder, readNormFiles } from '../node/norm-files.ts'
import { getNormsOn } from '../node/own-norms.ts'
import { createNormsMeta } from './calculation-meta.ts'
import { findNormsEndingWithin, getCalculationValidity, getNormValidityState } from './norm-validity.ts'

const getNormsMetaOn = (today: string) =>
  createNormsMeta('max', { norms: getNormsOn(today), today, graceDays: 90 })

test('minimum wage, survivor’s benefit and daily wage have a July edition, with a mark for an unverified amount', () => {
  const [january, july] = [getNormsOn('2026-06-30'), getNormsOn('2026-07-01')]
  expect(january['day-wage'].maximum.value).toBe(304.25)
  expect(july['day-wage'].maximum.value).toBe(309.91)
  expect(january['minimum-wage'].monthly).toMatchObject({
    value: 2294.4,
    source: { valid_to: '2026-06-30', confidence: 'verified' },
  })
  // The source has the hourly minimum wage of July (14.99, previously 14.71), but not the monthly one. The expected
  // value is 2294.40 × 14.99 / 14.71.
  expect(july['minimum-wage'].monthly).toMatchObject({ value: 2338.07, source: { confidence: 'uncertain' } })
  expect(july.anw.monthly.source).toMatchObject({ valid_from: '2026-07-01', confidence: 'uncertain' })
})

test('from 2026 on, each edition ends the day before the next one starts', () => {
  const days = readNormFiles(ownNormsFolder)
    .map(({ kind, content }) => ({ kind, ...(content as { valid_from: string; valid_to: string }) }))
    .filter(({ valid_to }) => valid_to >= '2026-01-01')
  const getNextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  for (const { kind, valid_to } of days) {
    const isLast = !days.some((one) => one.kind === kind && one.valid_from > valid_to)
    if (!isLast)
      expect(
        days.some((one) => one.kind === kind && one.valid_from === getNextDay(valid_to)),
        `${kind} after ${valid_to}`,
      ).toBe(true)
  }
})

test('norms are valid until their last day, then usable with a warning, and too old after the grace period', () => {
  expect(getNormsMetaOn('2026-12-31')).toEqual({
    errors: [],
    warnings: [],
    norms: { lending_from: '2026-01-01', valid_to: '2026-12-31' },
  })
  expect(getNormsMetaOn('2027-01-01')).toMatchObject({ errors: [], warnings: ['norms_ended'] })
  expect(getNormsMetaOn('2027-03-31')).toMatchObject({ errors: [], warnings: ['norms_ended'] })
  expect(getNormsMetaOn('2027-04-01')).toMatchObject({ errors: ['norms_ended'], warnings: [] })
  expect(getNormValidityState({ lending_from: '', valid_to: '2026-12-31' }, '2027-01-01', 0)).toBe('too_old')
})

test('a calculation is valid until the first of its norms ends', () => {
  // The AFM test rate is valid for one quarter. The calculation of energy-saving measures does not use it, so that
  // calculation is valid longer.
  const norms = getNormsOn('2026-08-01')
  expect(getCalculationValidity(norms, 'max').valid_to).toBe('2026-09-30')
  expect(getCalculationValidity(norms, 'measures').valid_to).toBe('2026-12-31')
})

test('norms that end within sixty days are listed, ended norms first', () => {
  expect(findNormsEndingWithin(getNormsOn('2026-11-01'), '2026-11-01', 60).map(({ kind }) => kind)).toContain(
    'lending',
  )
  expect(findNormsEndingWithin(getNormsOn('2026-10-31'), '2026-10-31', 60)).toEqual([])
  const [first] = findNormsEndingWithin(getNormsOn('2025-08-01'), '2025-08-01', 60)
  expect(first).toEqual({ kind: 'anw', validTo: '2025-06-30' })
})
