import { getNormsOn } from '../../node/own-norms.ts'
import type { Norms } from '../../src/norms.ts'
import {
  calculateExampleIncapacityIncome,
  calculateExampleSurvivorBenefit,
  calculateUnemployment,
  calculateUnemploymentDuration,
} from './benefits.ts'
import {
  type ExampleContext,
  type ExampleInput,
  type Outcome,
  parseExampleInput,
  UnknownInput,
} from './example-input.ts'
import {
  calculateHillen,
  calculateHomeAddition,
  calculateNetStatePension,
  calculateWageTax,
  calculateYearTax,
} from './incomes.ts'
import { calculateBalances, calculateMonthlyCost, calculateSavings } from './loan-parts.ts'
import { calculateExampleMaximum, calculateExampleMaximumByValue } from './maximum.ts'
import { calculateExamplePenaltyBase, calculatePenalty, calculatePenaltySteps } from './penalties.ts'
import { calculateTrend } from './trend.ts'
import { calculateWorkbookExample } from './workbook.ts'

/** A worked example from a public source. */
export interface WorkedExample {
  id: string
  kind: string
  input: Readonly<Record<string, unknown>>
  expected: Readonly<Record<string, number | string | number[]>>
}

type ExampleCalculation = (norms: Norms, given: ExampleInput, others: ExampleContext) => Outcome

/** Calculation for each kind of example; a year in the kind's name is that of its norms. */
const calculationByKind: Readonly<Record<string, ExampleCalculation>> = {
  max_mortgage: calculateExampleMaximum,
  max_ltv: calculateExampleMaximumByValue,
  max_mortgage_nat: calculateWorkbookExample,
  annuity: (_norms, given) => calculateMonthlyCost('annuity', given),
  linear: (_norms, given) => calculateMonthlyCost('linear', given),
  interest_only: (_norms, given) => calculateMonthlyCost('interest_only', given),
  savings: (_norms, given) => calculateSavings(given),
  balance: calculateBalances,
  penalty: calculatePenalty,
  penalty_steps: calculatePenaltySteps,
  penalty_base: calculateExamplePenaltyBase,
  ewf: calculateHomeAddition,
  hillen: calculateHillen,
  aow_net: calculateNetStatePension,
  monthly_wage_tax_white_table: calculateWageTax,
  income_tax: calculateYearTax,
  ww: calculateUnemployment,
  ww_duration: calculateUnemploymentDuration,
  wia: calculateExampleIncapacityIncome,
  anw: calculateExampleSurvivorBenefit,
  sanity: calculateTrend,
}

const getMidYearNorms = (year: number | string): Norms => getNormsOn(`${year}-06-30`)

/** Parses a kind: its calculation and the day of its norms, as in 'anw_2026H2'. */
function parseKind(kind: string) {
  const [, name = kind, year = '2026', half] =
    kind.match(/^(.+?)(?:_(\d{4})(?:H([12]))?)?(?:_derived)?$/) ?? []
  return { name, year, norms: half === '2' ? getNormsOn(`${year}-12-31`) : getMidYearNorms(year) }
}

/**
 * Calculates a worked example with the engine. `all` are the examples that it may refer to.
 * @throws UnknownInput for an unsupported kind or input
 */
export function calculateExample({ id, kind, input }: WorkedExample, all: readonly WorkedExample[]): Outcome {
  const given = parseExampleInput(input)
  const { name, norms: ofKind } = parseKind(kind)
  const findInput = (other: string) => {
    const found = all.find((one) => one.id === other)
    if (!found) throw new UnknownInput(`the example "${other}"`)
    return found.input
  }
  try {
    const way = calculationByKind[name]
    if (!way) throw new UnknownInput(`unknown kind: ${kind}`)
    const norms = given.has('year') ? getMidYearNorms(given.number('year')) : ofKind
    const outcome = way(norms, given, { inputOf: findInput, normsOf: getMidYearNorms })
    given.close()
    return outcome
  } catch (error) {
    throw error instanceof UnknownInput ? new UnknownInput(`${id}: ${error.message}`) : error
  }
}
