import type { AdviceNorms } from '@portal/contract/advice'
import { dayNumber } from '@portal/contract/day'
import type { Calculation } from './calculate.ts'
import type { NormKind } from './norms/schemas.ts'
import type { Norm, Norms, Period } from './norms.ts'

const ofHousehold = ['lending', 'test-rate', 'aow', 'aow-age'] as const

/** Kinds of norms that each calculation uses. */
export const kindsOf: Readonly<Record<Calculation, readonly NormKind[]>> = {
  max: ofHousehold,
  scenario: [...ofHousehold, 'tax', 'refinance', 'anw', 'day-wage', 'minimum-wage', 'work-benefits'],
  refinance: [...ofHousehold, 'tax', 'refinance'],
  measures: ['lending', 'refinance'],
}

/** First and last day of the edition of a kind. */
function periodOf(norms: Norms, kind: NormKind): Period {
  const [any] = Object.values(norms[kind]) as Norm<unknown>[]
  return { validFrom: any?.source.valid_from ?? '', validTo: any?.source.valid_to ?? '' }
}

/** Editions that a calculation uses, and the last day on which all of them are valid. */
export function validityOf(norms: Norms, calculation: Calculation): AdviceNorms {
  const ends = kindsOf[calculation].map((kind) => periodOf(norms, kind).validTo)
  return {
    lending_from: periodOf(norms, 'lending').validFrom,
    valid_to: ends.sort()[0] ?? '',
  }
}

/** State of the norms: valid, ended but usable during `graceDays`, or too old. */
export function normsStateOf({ valid_to }: AdviceNorms, today: string, graceDays: number) {
  if (today <= valid_to) return 'hold'
  return dayNumber(today) - dayNumber(valid_to) > graceDays ? 'refused' : 'ended'
}

/** First day of the edition of each kind. */
export const editionsOf = (norms: Norms): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(norms) as NormKind[]).map((kind) => [kind, periodOf(norms, kind).validFrom]),
  )

/** Kinds of norms that end within a number of days, with their last day; ended ones first. */
export const normsEndingWithin = (
  norms: Norms,
  today: string,
  days: number,
): { kind: NormKind; validTo: string }[] =>
  (Object.keys(norms) as NormKind[])
    .map((kind) => ({ kind, validTo: periodOf(norms, kind).validTo }))
    .filter(({ validTo }) => dayNumber(validTo) - dayNumber(today) <= days)
    .sort((a, b) => a.validTo.localeCompare(b.validTo))
