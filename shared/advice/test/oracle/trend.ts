import type { Norms } from '../../src/norms.ts'
import {
  type ExampleContext,
  type ExampleInput,
  type Outcome,
  parseExampleInput,
  UnknownInput,
} from './example-input.ts'
import { calculateExampleMaximum } from './maximum.ts'

/** Rate for the trend examples, whose source does not state one. */
const assumedRatePercent = 3.8

const calculateMaximumOn = (norms: Norms, toetsinkomen: number): number =>
  calculateExampleMaximum(norms, parseExampleInput({ toetsinkomen, rate_pct: assumedRatePercent })).max ?? 0

/**
 * Increase of the maximum loan in a later year after wage growth, for each income: `2025 vs 2026` with `EUR 70,000 /
 * 100,000 with 4.1% wage growth`.
 */
export function calculateTrend(_norms: Norms, given: ExampleInput, { normsOf }: ExampleContext): Outcome {
  const [name = ''] = given.names
  const text = given.text(name) ?? ''
  const years = name.match(/^(\d{4}) vs (\d{4})$/)
  const terms = text.match(/^EUR ([\d,/ ]+) with (\d+(?:\.\d+)?)% wage growth$/)
  if (!years || !terms) throw new UnknownInput(`"${name}": "${text}"`)
  const growth = 1 + Number(terms[2]) / 100
  const calculateIncrease = (income: number) =>
    calculateMaximumOn(normsOf(years[2] ?? ''), income * growth) -
    calculateMaximumOn(normsOf(years[1] ?? ''), income)
  const incomes = (terms[1] ?? '').split('/').map((income) => Number(income.replaceAll(',', '')))
  return Object.fromEntries(incomes.map((income) => [`more_to_borrow_${income}`, calculateIncrease(income)]))
}
