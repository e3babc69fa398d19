import type { Norms } from '../../src/norms.ts'
import { type Given, givenOf, type Others, type Outcome, UnknownInput } from './given.ts'
import { maximum } from './maximum.ts'

/** The rate at which a trend is looked at: its source does not tell one. */
const rate = 3.8

const mostOn = (norms: Norms, toetsinkomen: number): number =>
  maximum(norms, givenOf({ toetsinkomen, rate_pct: rate })).max ?? 0

/**
 * How much more wages that grew may borrow in a later year, at each income: `2025 vs 2026` beside
 * `EUR 70,000 / 100,000 with 4.1% wage growth`.
 */
export function trend(_norms: Norms, given: Given, { normsOf }: Others): Outcome {
  const [name = ''] = given.names
  const text = given.text(name) ?? ''
  const years = name.match(/^(\d{4}) vs (\d{4})$/)
  const terms = text.match(/^EUR ([\d,/ ]+) with (\d+(?:\.\d+)?)% wage growth$/)
  if (!years || !terms) throw new UnknownInput(`"${name}": "${text}"`)
  const growth = 1 + Number(terms[2]) / 100
  const more = (income: number) =>
    mostOn(normsOf(years[2] ?? ''), income * growth) - mostOn(normsOf(years[1] ?? ''), income)
  const incomes = (terms[1] ?? '').split('/').map((income) => Number(income.replaceAll(',', '')))
  return Object.fromEntries(incomes.map((income) => [`more_to_borrow_${income}`, more(income)]))
}
