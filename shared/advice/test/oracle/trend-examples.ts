import type { Norms } from '../../src/norms.ts'
import {
  type ExampleContext,
  type ExampleInput,
  type ExampleOutcome,
  parseExampleInput,
  UnknownInputError,
} from './example-input.ts'
import { calculateExampleMaximum } from './maximum-mortgage-examples.ts'

/** An assumption, because the source of the trends does not state a rate. */
const assumedRatePercent = 3.8

const calculateMaximumByNorms = (norms: Norms, toetsinkomen: number): number =>
  calculateExampleMaximum(norms, parseExampleInput({ toetsinkomen, rate_pct: assumedRatePercent })).max ?? 0

/**
 * Calculates how much the maximum mortgage increases between two years with wage growth, for each income of the
 * example. The example's name is like `2025 vs 2026`, its text like `EUR 70,000 / 100,000 with 4.1% wage growth`.
 */
export function calculateMaximumIncreases(
  _norms: Norms,
  given: ExampleInput,
  { getNormsOfYear }: ExampleContext,
): ExampleOutcome {
  const [name = ''] = given.names
  const text = given.getText(name) ?? ''
  const years = name.match(/^(\d{4}) vs (\d{4})$/)
  const terms = text.match(/^EUR ([\d,/ ]+) with (\d+(?:\.\d+)?)% wage growth$/)
  if (!years || !terms) throw new UnknownInputError(`"${name}": "${text}"`)
  const growth = 1 + Number(terms[2]) / 100
  const calculateIncrease = (income: number) =>
    calculateMaximumByNorms(getNormsOfYear(years[2] ?? ''), income * growth) -
    calculateMaximumByNorms(getNormsOfYear(years[1] ?? ''), income)
  const incomes = (terms[1] ?? '').split('/').map((income) => Number(income.replaceAll(',', '')))
  return Object.fromEntries(incomes.map((income) => [`more_to_borrow_${income}`, calculateIncrease(income)]))
}
