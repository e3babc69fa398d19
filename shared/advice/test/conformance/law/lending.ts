import { findRawNormEdition } from './norm-edition.ts'

export interface MaximumLoanInput {
  incomes: readonly { amount: number; hasReachedPensionAge: boolean }[]
  percent: number
  fixedMonths: number
  months: number
  isBox3: boolean
  label: string
  measures: number
  creditLimit: number
}

/**
 * Returns the test rate (Trhk art. 3(9) and (10)): the loan's own rate if fixed for ten years, otherwise at least the
 * AFM test rate.
 */
export const calculateTestRateByLaw = (day: string, percent: number, fixedMonths: number): number =>
  fixedMonths < 120 ? Math.max(percent, findRawNormEdition('test-rate', day).percent?.value) : percent

/**
 * Finds the housing quota in the last row of the quota table up to the income, and in the column of the rate. Columns
 * are half percents from 1.5.
 */
export function findHousingQuotaByLaw(
  day: string,
  income: number,
  hasReachedPensionAge: boolean,
  percent: number,
  isBox3: boolean,
): number {
  const table = `${isBox3 ? 'box3' : 'box1'}_${hasReachedPensionAge ? 'from' : 'below'}_aow`
  const rows: number[][] = findRawNormEdition('lending', day)[table]?.value
  const row = rows.filter(([from = 0]) => from <= income).at(-1) ?? rows[0] ?? []
  const column = Math.min(11, Math.max(0, Math.ceil(Math.round((percent - 1.5) * 1000) / 500)))
  return row[column + 1] ?? Number.NaN
}

/** Calculates the present value of one euro a month. */
function calculatePresentValue(percent: number, months: number): number {
  let sum = 0
  for (let month = 1; month <= months; month++) sum += (1 + percent / 1200) ** -month
  return sum
}

/** Calculates the maximum loan by income (Trhk art. 3 and 4). */
export function calculateMaximumLoanByLaw(day: string, input: MaximumLoanInput): number {
  const law = findRawNormEdition('lending', day)
  const income = input.incomes.reduce((sum, { amount }) => sum + amount, 0)
  const highest = Math.max(...input.incomes.map(({ amount }) => amount))
  const rate = calculateTestRateByLaw(day, input.percent, input.fixedMonths)
  const singleExtra = law.single_extra?.value
  const outcomes = input.incomes
    .filter(({ amount }) => amount === highest)
    .map(({ hasReachedPensionAge }) => {
      const monthly =
        (income * findHousingQuotaByLaw(day, income, hasReachedPensionAge, rate, input.isBox3)) / 1200 -
        input.creditLimit * 0.02
      const threshold = hasReachedPensionAge
        ? singleExtra.above_income_from_aow
        : singleExtra.above_income_below_aow
      return (
        Math.max(0, monthly) * calculatePresentValue(rate, Math.min(360, input.months)) +
        (input.incomes.length === 1 && income > threshold ? singleExtra.amount : 0) +
        law.label_extra?.value[input.label] +
        Math.min(input.measures, law.measures_extra?.value[input.label])
      )
    })
  return Math.floor(Math.min(...outcomes) + 1e-9)
}
