import { edition } from './edition.ts'

/** Input of a maximum by income. */
export interface MaximumInput {
  incomes: readonly { amount: number; isAow: boolean }[]
  percent: number
  fixedMonths: number
  months: number
  isBox3: boolean
  label: string
  measures: number
  creditLimit: number
}

/** Trhk art. 3(9) and (10): fixed for ten years a rate is tested as it is, else at that of the AFM at least. */
export const testedAt = (day: string, percent: number, fixedMonths: number): number =>
  fixedMonths < 120 ? Math.max(percent, edition('test-rate', day).percent?.value) : percent

/** The share for housing: the last row that the income reaches, in the column of steps of half a percent from 1.5. */
export function share(day: string, income: number, isAow: boolean, percent: number, isBox3: boolean): number {
  const table = `${isBox3 ? 'box3' : 'box1'}_${isAow ? 'from' : 'below'}_aow`
  const rows: number[][] = edition('lending', day)[table]?.value
  const row = rows.filter(([from = 0]) => from <= income).at(-1) ?? rows[0] ?? []
  const column = Math.min(11, Math.max(0, Math.ceil(Math.round((percent - 1.5) * 1000) / 500)))
  return row[column + 1] ?? Number.NaN
}

/** What a euro a month is worth: every payment brought back to now, one by one. */
function worth(percent: number, months: number): number {
  let sum = 0
  for (let month = 1; month <= months; month++) sum += (1 + percent / 1200) ** -month
  return sum
}

/** Trhk art. 3 and 4: the most by income. */
export function mostByIncome(day: string, input: MaximumInput): number {
  const law = edition('lending', day)
  const income = input.incomes.reduce((sum, { amount }) => sum + amount, 0)
  const highest = Math.max(...input.incomes.map(({ amount }) => amount))
  const rate = testedAt(day, input.percent, input.fixedMonths)
  const singleExtra = law.single_extra?.value
  const outcomes = input.incomes
    .filter(({ amount }) => amount === highest)
    .map(({ isAow }) => {
      const monthly =
        (income * share(day, income, isAow, rate, input.isBox3)) / 1200 - input.creditLimit * 0.02
      const threshold = isAow ? singleExtra.above_income_from_aow : singleExtra.above_income_below_aow
      return (
        Math.max(0, monthly) * worth(rate, Math.min(360, input.months)) +
        (input.incomes.length === 1 && income > threshold ? singleExtra.amount : 0) +
        law.label_extra?.value[input.label] +
        Math.min(input.measures, law.measures_extra?.value[input.label])
      )
    })
  return Math.floor(Math.min(...outcomes) + 1e-9)
}
