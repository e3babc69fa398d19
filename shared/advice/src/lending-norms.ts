import type { EnergyLabel } from '@portal/contract/advice'
import { calculateAnnuityPayment } from '@portal/domain/annuity'
import { roundToCents } from '@portal/domain/money'
import {
  type Amount,
  createFigure,
  type Figure,
  getAmountValue,
  groupFiguresByRule,
  sumAmounts,
} from './figure.ts'
import type { Norms } from './norms.ts'

export type TaxBox = 'box1' | 'box3'

/** Yearly income on which the maximum loan is based. `hasReachedPensionAge` selects the quota table. */
export interface TestIncome {
  income: Figure
  hasReachedPensionAge: boolean
}

const roundToThreeDecimals = (percent: number): number => Math.round(percent * 1000) / 1000

/**
 * Test incomes of a household. The person with the highest income determines the quota table (Trhk art. 3(7)). If both
 * earn the same and one has a state pension, both tables are tested and the lower result counts.
 */
export function calculateTestIncomes(
  persons: readonly { income: Amount; hasReachedPensionAge: boolean }[],
  alimony: Amount = 0,
): TestIncome[] {
  const whole = Math.max(0, sumAmounts(persons.map(({ income }) => income)) - getAmountValue(alimony))
  const income = createFigure('test_income', whole, {
    gross_income: persons.map((person) => person.income),
    ...(getAmountValue(alimony) > 0 && { alimony }),
  })
  const highest = Math.max(...persons.map((person) => getAmountValue(person.income)))
  const tables = new Set(
    persons
      .filter((person) => getAmountValue(person.income) === highest)
      .map(({ hasReachedPensionAge }) => hasReachedPensionAge),
  )
  return [...tables].map((hasReachedPensionAge) => ({ income, hasReachedPensionAge }))
}

/** Finds the percentage of a test income that is available for housing, in the tables of the lending norms. */
export function findHousingQuota(
  { lending }: Norms,
  box: TaxBox,
  { income, hasReachedPensionAge }: TestIncome,
  rate: Amount,
): Figure {
  const { value, source } = lending[`${box}_${hasReachedPensionAge ? 'from' : 'below'}_aow`]
  const percent = roundToThreeDecimals(getAmountValue(rate))
  const band = lending.rate_bands.value.findIndex((upTo) => upTo === null || percent <= upTo)
  const row = value.findLast(([from]) => getAmountValue(income) >= (from ?? 0)) ?? value[0]
  return createFigure('housing_quota', row?.[band + 1] ?? 0, { test_income: income, test_rate: rate }, source)
}

/**
 * Finds the lowest rate, in percent, of the next higher rate band in the quota tables; null if `rate` is in the highest
 * band.
 */
export function findNextRateBand({ lending }: Norms, rate: number): number | null {
  const end = lending.rate_bands.value.find((upTo) => upTo === null || roundToThreeDecimals(rate) <= upTo)
  return end == null ? null : end + 0.001
}

/**
 * Rate at which a loan is tested: its own rate if that is fixed long enough or until repayment, otherwise at least the
 * AFM test rate (Trhk art. 3(9) and (10)).
 * @param repaidIn months until full repayment; absent if the loan is not repaid
 */
export function calculateTestRate(
  norms: Norms,
  interest: number,
  fixedMonths: number,
  repaidIn = Number.POSITIVE_INFINITY,
): Figure {
  const { value: enough, source } = norms.lending.fixed_months_without_test_rate
  const percent = norms['test-rate'].percent.value
  const isRateFixed = fixedMonths >= enough || fixedMonths >= repaidIn
  const rate = isRateFixed ? interest : Math.max(percent, interest)
  return createFigure(
    'test_rate',
    rate,
    {
      interest_rate: interest,
      fixed_months: fixedMonths,
      ...(Number.isFinite(repaidIn) && { months: repaidIn }),
      ...(!isRateFixed && { percent }),
    },
    isRateFixed ? source : norms['test-rate'].percent.source,
  )
}

/** Calculates the test rate of a loan with several parts, weighted by debt and remaining term (Trhk art. 3(11)). */
export function calculateWeightedTestRate(
  norms: Norms,
  parts: readonly { debt: Amount; months: number; rate: Figure }[],
): Figure {
  const weight = (part: (typeof parts)[number]) => getAmountValue(part.debt) * part.months
  const whole = parts.reduce((sum, part) => sum + weight(part), 0)
  const [first] = parts
  if (!first || whole === 0) return calculateTestRate(norms, 0, 0)
  if (parts.length === 1) return first.rate
  const rate = parts.reduce((sum, part) => sum + part.rate.value * weight(part), 0) / whole
  return createFigure(
    'weighted_test_rate',
    roundToThreeDecimals(rate),
    {
      test_rate: parts.map((part) => part.rate),
      remaining_debt: parts.map(({ debt }) => debt),
      months: parts.map(({ months }) => months),
    },
    norms.lending.test_months.source,
  )
}

/** Returns the amount that an energy label permits to borrow above the limit by income. */
export const getExtraLoanForLabel = ({ lending }: Norms, label: EnergyLabel | null): Figure =>
  createFigure('label_extra', lending.label_extra.value[label ?? 'none'], {}, lending.label_extra.source)

/**
 * Calculates the amount for energy-saving measures that may be borrowed above the limit by income: their costs, up to a
 * maximum by label.
 */
export function calculateExtraLoanForMeasures(
  { lending }: Norms,
  label: EnergyLabel | null,
  costs: Amount,
): Figure {
  const limit = lending.measures_extra.value[label ?? 'none']
  return createFigure(
    'measures_extra',
    Math.min(limit, getAmountValue(costs)),
    { costs, limit },
    lending.measures_extra.source,
  )
}

/** Calculates the amount that a person who lives alone may borrow above the limit by income. */
export function calculateExtraLoanForSinglePerson(
  { lending }: Norms,
  { income, hasReachedPensionAge }: TestIncome,
  isSingle: boolean,
): Figure {
  const { value, source } = lending.single_extra
  const above = hasReachedPensionAge ? value.above_income_from_aow : value.above_income_below_aow
  const amount = isSingle && getAmountValue(income) > above ? value.amount : 0
  return createFigure('single_extra', amount, { test_income: income, threshold: above }, source)
}

export interface MaximumLoanRequest {
  incomes: readonly TestIncome[]
  isSingle: boolean
  rate: Figure
  box: TaxBox
  label: EnergyLabel | null
  measuresCosts?: number
  /** Monthly burdens in euro. */
  burdens: readonly Figure[]
  /** Term in months, if shorter than the term in the norms. */
  months?: number
}

export interface MaximumLoan {
  total: Figure
  payments: Figure
}

function calculateMaximumForTestIncome(
  norms: Norms,
  test: TestIncome,
  request: MaximumLoanRequest,
): MaximumLoan {
  const { rate, box, label, burdens, isSingle } = request
  const months = Math.min(norms.lending.test_months.value, request.months ?? Number.POSITIVE_INFINITY)
  const quota = findHousingQuota(norms, box, test, rate)
  const allowed = (getAmountValue(test.income) * quota.value) / 1200 - sumAmounts(burdens)
  const permitted = createFigure('permitted_payments', Math.max(0, allowed), {
    test_income: test.income,
    housing_quota: quota,
    ...groupFiguresByRule(burdens),
  })
  const share = calculateAnnuityPayment(1, rate.value, months)
  const byIncome = createFigure(
    'maximum_by_income',
    permitted.value / share,
    { permitted_payments: permitted, test_rate: rate, months },
    norms.lending.test_months.source,
  )
  const extras = [
    getExtraLoanForLabel(norms, label),
    calculateExtraLoanForMeasures(norms, label, request.measuresCosts ?? 0),
    calculateExtraLoanForSinglePerson(norms, test, isSingle),
  ].filter(({ value }) => value > 0)
  const total = createFigure('maximum_mortgage', Math.floor(byIncome.value + sumAmounts(extras)), {
    maximum_by_income: byIncome,
    ...groupFiguresByRule(extras),
  })
  const payments = createFigure(
    'maximum_payments',
    calculateAnnuityPayment(total.value, rate.value, months),
    {
      maximum_mortgage: total,
      test_rate: rate,
      months,
    },
  )
  return { total, payments }
}

/**
 * Calculates the maximum loan by income, in whole euros. If there are several test incomes, the lowest result counts.
 */
export function calculateMaximumLoanByIncome(norms: Norms, request: MaximumLoanRequest): MaximumLoan {
  const outcomes = request.incomes.map((test) => calculateMaximumForTestIncome(norms, test, request))
  return outcomes.reduce((lowest, one) => (one.total.value < lowest.total.value ? one : lowest))
}

/**
 * Calculates the maximum loan by the home's value, in whole euros. The maximum is higher if part of the loan pays for
 * energy-saving measures.
 */
export function calculateMaximumLoanByValue(
  { lending }: Norms,
  marketValue: number,
  measuresCosts: number,
): Figure {
  const most = lending.value_percent_with_measures.value
  const limit = (marketValue * most) / 100
  const value = (marketValue * lending.value_percent.value) / 100 + measuresCosts
  return createFigure(
    'maximum_by_value',
    Math.floor(roundToCents(Math.min(limit, value))),
    { market_value: marketValue, costs: measuresCosts, percent: most },
    (measuresCosts > 0 ? lending.value_percent_with_measures : lending.value_percent).source,
  )
}
