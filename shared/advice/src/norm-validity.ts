import type { AdviceNorms } from '@portal/contract/advice'
import { toEpochDay } from '@portal/time/calendar-day'
import type { CalculationName } from './calculate.ts'
import type { NormKind } from './norms/norm-schemas.ts'
import type { Norm, Norms, ValidityPeriod } from './norms.ts'

const householdNormKinds = ['lending', 'test-rate', 'aow', 'aow-age'] as const

export const normKindsByCalculation: Readonly<Record<CalculationName, readonly NormKind[]>> = {
  max: householdNormKinds,
  scenario: [...householdNormKinds, 'tax', 'refinance', 'anw', 'day-wage', 'minimum-wage', 'work-benefits'],
  refinance: [...householdNormKinds, 'tax', 'refinance'],
  measures: ['lending', 'refinance'],
}

function getValidityPeriod(norms: Norms, kind: NormKind): ValidityPeriod {
  const [any] = Object.values(norms[kind]) as Norm<unknown>[]
  return { validFrom: any?.source.valid_from ?? '', validTo: any?.source.valid_to ?? '' }
}

/** Returns the first day of the lending norms, and the last day on which all norms of a calculation are valid. */
export function getCalculationValidity(norms: Norms, calculation: CalculationName): AdviceNorms {
  const ends = normKindsByCalculation[calculation].map((kind) => getValidityPeriod(norms, kind).validTo)
  return {
    lending_from: getValidityPeriod(norms, 'lending').validFrom,
    valid_to: ends.sort()[0] ?? '',
  }
}

export function getNormValidityState({ valid_to }: AdviceNorms, today: string, graceDays: number) {
  if (today <= valid_to) return 'valid'
  return toEpochDay(today) - toEpochDay(valid_to) > graceDays ? 'too_old' : 'ended'
}

export const getEditionStartDates = (norms: Norms): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(norms) as NormKind[]).map((kind) => [kind, getValidityPeriod(norms, kind).validFrom]),
  )

/** Finds the kinds of norms that end within `days` days, with their last day. Ended norms come first. */
export const findNormsEndingWithin = (
  norms: Norms,
  today: string,
  days: number,
): { kind: NormKind; validTo: string }[] =>
  (Object.keys(norms) as NormKind[])
    .map((kind) => ({ kind, validTo: getValidityPeriod(norms, kind).validTo }))
    .filter(({ validTo }) => toEpochDay(validTo) - toEpochDay(today) <= days)
    .sort((a, b) => a.validTo.localeCompare(b.validTo))
