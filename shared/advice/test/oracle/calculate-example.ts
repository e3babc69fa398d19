import { getNormsOn } from '../../node/own-norms.ts'
import type { Norms } from '../../src/norms.ts'
import {
  calculateExampleIncapacityIncome,
  calculateExampleSurvivorBenefit,
  calculateExampleUnemploymentBenefit,
  calculateExampleUnemploymentMonths,
} from './benefit-examples.ts'
import {
  type ExampleContext,
  type ExampleInput,
  type ExampleOutcome,
  parseExampleInput,
  UnknownInputError,
} from './example-input.ts'
import {
  calculateExampleHillenDeduction,
  calculateExampleImputedRent,
  calculateExampleIncomeTax,
  calculateExampleNetStatePension,
  calculateExampleWageTax,
} from './income-examples.ts'
import {
  calculateExampleBalances,
  calculateExampleMonthlyCost,
  calculateExampleSavings,
} from './loan-part-examples.ts'
import { calculateExampleMaximum, calculateExampleMaximumByValue } from './maximum-mortgage-examples.ts'
import {
  calculateExamplePenalty,
  calculateExamplePenaltyBase,
  calculateExamplePenaltySteps,
} from './penalty-examples.ts'
import { calculateMaximumIncreases } from './trend-examples.ts'
import { calculateWorkbookExample } from './workbook-examples.ts'

export interface PublishedExample {
  id: string
  kind: string
  input: Readonly<Record<string, unknown>>
  expected: Readonly<Record<string, number | string | number[]>>
}

type ExampleCalculation = (norms: Norms, given: ExampleInput, others: ExampleContext) => ExampleOutcome

/** Calculation by kind of example. A year at the end of a kind's name selects the norms. */
const calculationByKind: Readonly<Record<string, ExampleCalculation>> = {
  max_mortgage: calculateExampleMaximum,
  max_ltv: calculateExampleMaximumByValue,
  max_mortgage_nat: calculateWorkbookExample,
  annuity: (_norms, given) => calculateExampleMonthlyCost('annuity', given),
  linear: (_norms, given) => calculateExampleMonthlyCost('linear', given),
  interest_only: (_norms, given) => calculateExampleMonthlyCost('interest_only', given),
  savings: (_norms, given) => calculateExampleSavings(given),
  balance: calculateExampleBalances,
  penalty: calculateExamplePenalty,
  penalty_steps: calculateExamplePenaltySteps,
  penalty_base: calculateExamplePenaltyBase,
  ewf: calculateExampleImputedRent,
  hillen: calculateExampleHillenDeduction,
  aow_net: calculateExampleNetStatePension,
  monthly_wage_tax_white_table: calculateExampleWageTax,
  income_tax: calculateExampleIncomeTax,
  ww: calculateExampleUnemploymentBenefit,
  ww_duration: calculateExampleUnemploymentMonths,
  wia: calculateExampleIncapacityIncome,
  anw: calculateExampleSurvivorBenefit,
  sanity: calculateMaximumIncreases,
}

const getMidYearNorms = (year: number | string): Norms => getNormsOn(`${year}-06-30`)

/** Splits a kind such as 'anw_2026H2' into calculation and norms. */
function parseExampleKind(kind: string) {
  const [, name = kind, year = '2026', half] =
    kind.match(/^(.+?)(?:_(\d{4})(?:H([12]))?)?(?:_derived)?$/) ?? []
  return { name, year, norms: half === '2' ? getNormsOn(`${year}-12-31`) : getMidYearNorms(year) }
}

/**
 * Calculates an example. `all` contains the other examples to which its input may refer.
 * @throws UnknownInputError for an unsupported kind or input
 */
export function calculateExample(
  { id, kind, input }: PublishedExample,
  all: readonly PublishedExample[],
): ExampleOutcome {
  const given = parseExampleInput(input)
  const { name, norms: ofKind } = parseExampleKind(kind)
  const findInput = (other: string) => {
    const found = all.find((one) => one.id === other)
    if (!found) throw new UnknownInputError(`the example "${other}"`)
    return found.input
  }
  try {
    const calculation = calculationByKind[name]
    if (!calculation) throw new UnknownInputError(`unknown kind: ${kind}`)
    const norms = given.has('year') ? getMidYearNorms(given.getNumber('year')) : ofKind
    const outcome = calculation(norms, given, { getInput: findInput, getNormsOfYear: getMidYearNorms })
    given.assertAllRead()
    return outcome
  } catch (error) {
    throw error instanceof UnknownInputError ? new UnknownInputError(`${id}: ${error.message}`) : error
  }
}
