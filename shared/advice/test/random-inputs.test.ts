// @module-tag full
import type { AdviceInputName, AdviceRule, CalculationTrace } from '@portal/contract/advice-trace'
import { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import { RefinanceInput, RefinanceResult } from '@portal/contract/refinance'
import { ScenarioInput, ScenarioSet } from '@portal/contract/scenario'
import { SustainabilityInput } from '@portal/contract/sustainability'
import { roundToCents, sumAmounts } from '@portal/domain/money'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { getCalculationBasisOn } from '../node/own-norms.ts'
import { calculateMaximumForHousehold } from '../src/maximum-mortgage.ts'
import { compareLoan } from '../src/refinance/compare-loan.ts'
import { calculateScenarioSet } from '../src/scenarios/scenario-set.ts'
import { calculateSustainability } from '../src/sustainability.ts'
import {
  arbitraryMaximumMortgageInput,
  arbitraryRefinanceInput,
  arbitraryScenarioInput,
  arbitrarySustainabilityInput,
  exampleProducts,
} from './arbitraries/arbitrary-inputs.ts'
import { realisticInputArbitraries } from './arbitraries/realistic-inputs.ts'

const calculationBasis = getCalculationBasisOn('2026-11-21')
const findNonFiniteNumbers = (value: unknown, path = ''): string[] => {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, held]) => findNonFiniteNumbers(held, `${path}.${name}`))
}

/** Terms that are subtracted, for each rule whose value is the sum of its inputs. */
const subtractedTermsByRule: Readonly<Record<string, readonly string[]>> = {
  monthly_payments: [],
  remaining_sum: [],
  gross_income: [],
  repayment_penalty: [],
  refinance_costs: [],
  measures_costs: [],
  net_income: ['tax_due', 'health_contribution'],
}

type TermReader = (term: AdviceInputName) => number

/** Formula of each tested rule, from the rule's inputs to its value. */
const formulaByRule: Partial<Record<AdviceRule, (of: TermReader) => number>> = {
  net_monthly_payments: (of) => of('monthly_payments') - of('home_tax_benefit') / 12,
  monthly_difference: (of) => of('current') - of('proposed') + of('measures_saving') - of('annuity_payment'),
  interest_period_difference: (of) => (of('current') - of('proposed')) * of('months'),
  refinance_difference: (of) =>
    of('interest_period_difference') +
    of('current_end_debt') -
    of('proposed_end_debt') -
    of('refinance_costs') -
    of('repayment_penalty') +
    of('costs_tax_benefit'),
  home_tax_benefit: (of) => of('tax_due') - of('tax_due_with_home'),
  guarantee_fee: (of) => (of('new_debt') * of('percent')) / 100,
  penalty_base: (of) => Math.max(0, of('amount') - of('free_amount')),
}

/**
 * Calculates the value of a step by the formula of its rule. The tolerance is needed because inputs are rounded to
 * cents.
 */
function calculateByFormula({ rule, inputs }: CalculationTrace['steps'][number]) {
  const formula = formulaByRule[rule as AdviceRule]
  if (!formula) return null
  const of: TermReader = (term) => inputs.reduce((sum, one) => sum + (one.term === term ? one.value : 0), 0)
  const tolerance = 0.006 * (inputs.length + 1) * Math.max(1, of('months'))
  return { value: formula(of), tolerance }
}

/** Finds steps that differ from their formula, and inputs that differ from the step that they refer to. */
function findWrongSteps(trace: CalculationTrace | null): string[] {
  const steps = new Map(trace?.steps.map((step) => [step.id, step]))
  return [...steps.values()].flatMap((step) => {
    const { rule, value, inputs } = step
    const differingInputs = inputs.filter(
      ({ step, value: held }) => step !== null && steps.get(step)?.value !== held,
    )
    const subtracted = subtractedTermsByRule[rule]
    const signedInputs = inputs.map(({ term, value: held }) => (subtracted?.includes(term) ? -held : held))
    const sum = signedInputs.reduce((whole, one) => whole + one, 0)
    const tolerance = 0.006 * (inputs.length + 1) + Math.abs(value) * 1e-9
    const expected = calculateByFormula(step)
    const isWrong = expected && Math.abs(expected.value - value) > expected.tolerance + Math.abs(value) * 1e-6
    return [
      ...(isWrong ? [`${rule} is ${value}, and ${expected.value} by its formula`] : []),
      ...differingInputs.map(({ term }) => `${rule} differs from its step for ${term}`),
      ...(subtracted && Math.abs(sum - value) > tolerance ? [`${rule} is ${value}, not ${sum}`] : []),
    ]
  })
}

const getValueAtPath = (held: unknown, path: string): unknown =>
  path.split('.').reduce((one, name) => (one as Record<string, unknown> | null)?.[name], held)

/** Finds amounts in a result that differ from their trace step. */
function findAmountsDifferingFromTrace(answer: object, trace: CalculationTrace | null): string[] {
  const steps = new Map(trace?.steps.map((step) => [step.id, step]))
  const findDifferingAmounts = (held: object): string[] => {
    const figures = 'figures' in held ? (held.figures as Record<string, number>) : {}
    const own = Object.entries(figures).flatMap(([name, step]) => {
      const { value, unit } = steps.get(step) ?? {}
      const shown = getValueAtPath(held, name)
      if (typeof shown !== 'number') return []
      const signedInputs = unit === 'percent' ? Math.round(shown * 1e7) / 1e5 : shown
      return signedInputs === value ? [] : [`${name}: ${signedInputs}, ${value}`]
    })
    const inner = Object.entries(held).flatMap(([name, one]) =>
      name === 'trace' || typeof one !== 'object' || one === null ? [] : findDifferingAmounts(one),
    )
    return [...own, ...inner]
  }
  return findDifferingAmounts(answer)
}

/** Finds totals in a comparison that differ from the sum of the displayed rows. */
function findWrongTotals(result: RefinanceResult): string[] {
  const { current_mortgage_situation: now, refinance_costs: costs } = result
  const rows = Object.values(costs).reduce((sum, one) => sum + one, 0)
  const traced = result.trace?.steps.find(({ rule }) => rule === 'refinance_costs')?.value ?? rows
  return [
    ...(roundToCents(rows) === traced ? [] : [`costs: ${rows}, ${traced}`]),
    ...result.refinance_proposals.flatMap((one) => {
      const gross = roundToCents(now.gross_monthly_payments - one.gross_monthly_payments)
      const net = roundToCents(now.net_monthly_payments - one.net_monthly_payments)
      return gross === one.gross_difference_per_month && net === one.net_difference_per_month
        ? []
        : [`${one.product_line_id}: ${gross}, ${net}`]
    }),
  ]
}

const resultByCalculation = {
  scenario: realisticInputArbitraries.scenario.map((given) =>
    calculateScenarioSet(v.parse(ScenarioInput, given), calculationBasis),
  ),
  refinance: realisticInputArbitraries.refinance.map((given) =>
    compareLoan(v.parse(RefinanceInput, given), exampleProducts, calculationBasis),
  ),
  max: realisticInputArbitraries.max.map((given) =>
    calculateMaximumForHousehold(v.parse(MaximumMortgageInput, given), calculationBasis),
  ),
  measures: realisticInputArbitraries.measures.map((given) =>
    calculateSustainability(v.parse(SustainabilityInput, given), calculationBasis),
  ),
}

test.each(Object.entries(resultByCalculation))(
  '%s: each displayed amount equals its trace step',
  (_, any) => {
    fc.assert(
      fc.property(any as fc.Arbitrary<object & { trace: CalculationTrace | null }>, (answer) => {
        expect(findAmountsDifferingFromTrace(answer, answer.trace)).toEqual([])
        expect(findWrongSteps(answer.trace)).toEqual([])
      }),
      { numRuns: Number(process.env.PORTAL_TEST_RUNS ?? 6) },
    )
  },
)

test('each total of a comparison is the sum of the rows above it', () => {
  fc.assert(
    fc.property(resultByCalculation.refinance, (result) => {
      expect(findWrongTotals(result)).toEqual([])
    }),
    { numRuns: Number(process.env.PORTAL_TEST_RUNS ?? 15) },
  )
})

test('the costs and savings of measures add up, and the difference is savings minus payments', () => {
  fc.assert(
    fc.property(realisticInputArbitraries.measures, (given) => {
      const input = v.parse(SustainabilityInput, given)
      const result = calculateSustainability(input, calculationBasis)
      const { saving_per_month: saving, monthly_payments: payments } = result
      expect(result.difference_per_month).toBe(roundToCents(saving - payments))
      expect(result.total_costs).toBe(sumAmounts(input.measures.map(({ costs }) => costs)))
    }),
  )
})

describe('for any valid input, the result is finite, matches the schema of the contract and adds up', () => {
  test('scenarios', () => {
    fc.assert(
      fc.property(arbitraryScenarioInput, (given) => {
        const set = calculateScenarioSet(v.parse(ScenarioInput, given), calculationBasis)
        expect(findNonFiniteNumbers(set)).toEqual([])
        expect(findWrongSteps(set.trace)).toEqual([])
        expect(v.safeParse(ScenarioSet, JSON.parse(JSON.stringify(set))).issues).toBeUndefined()
      }),
      { numRuns: Number(process.env.PORTAL_TEST_RUNS ?? 120) },
    )
  })

  test('a comparison', () => {
    fc.assert(
      fc.property(arbitraryRefinanceInput, (given) => {
        const result = compareLoan(v.parse(RefinanceInput, given), exampleProducts, calculationBasis)
        expect(findNonFiniteNumbers(result)).toEqual([])
        expect(findWrongSteps(result.trace)).toEqual([])
        expect(v.safeParse(RefinanceResult, JSON.parse(JSON.stringify(result))).issues).toBeUndefined()
      }),
      { numRuns: Number(process.env.PORTAL_TEST_RUNS ?? 120) },
    )
  })

  test('a maximum, and measures', () => {
    fc.assert(
      fc.property(arbitraryMaximumMortgageInput, arbitrarySustainabilityInput, (first, second) => {
        expect(
          findNonFiniteNumbers(
            calculateMaximumForHousehold(v.parse(MaximumMortgageInput, first), calculationBasis),
          ),
        ).toEqual([])
        expect(
          findNonFiniteNumbers(
            calculateSustainability(v.parse(SustainabilityInput, second), calculationBasis),
          ),
        ).toEqual([])
      }),
    )
  })
})
