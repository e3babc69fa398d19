import { createCalculationInput } from '@portal/contract/advice'
import { ListedProduct } from '@portal/contract/interest-list'
import { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import { RefinanceInput } from '@portal/contract/refinance'
import { ScenarioInput } from '@portal/contract/scenario'
import { SustainabilityInput } from '@portal/contract/sustainability'
import * as v from 'valibot'
import { calculateMaximum } from './maximum.ts'
import type { CalculationBasis } from './norms.ts'
import { compareLoan } from './refinance/compare.ts'
import { calculateScenarioSet } from './scenarios/scenario-set.ts'
import { calculateSustainability } from './sustainability.ts'

/** A validation error of an input: path ('' for the whole input) and message. */
export interface ValidationError {
  path: string
  message: string
}
type CalculationOutcome = { ok: true; result: unknown } | { ok: false; problems: ValidationError[] }

/** Combines a schema for unknown input with a calculation on the parsed input. */
const createCalculation = <S extends v.GenericSchema>(
  schema: S,
  work: (input: v.InferOutput<S>, basis: CalculationBasis) => unknown,
) => ({
  ofUnknown: (given: unknown, basis: CalculationBasis): CalculationOutcome => {
    const read = v.safeParse(schema, given)
    if (read.success) return { ok: true, result: work(read.output, basis) }
    const problems = read.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
    return { ok: false, problems }
  },
  ofRead: (input: unknown, basis: CalculationBasis): unknown => work(input as v.InferOutput<S>, basis),
})

const calculationsByName = {
  max: createCalculation(MaximumMortgageInput, calculateMaximum),
  scenario: createCalculation(ScenarioInput, calculateScenarioSet),
  refinance: createCalculation(
    createCalculationInput({ loan: RefinanceInput, products: v.array(ListedProduct) }),
    (input, basis) => compareLoan(input.loan, input.products, basis),
  ),
  measures: createCalculation(SustainabilityInput, calculateSustainability),
}
/** Name of a calculation, as in the command line and the worked examples. */
export type Calculation = keyof typeof calculationsByName

/** Names of all calculations. */
export const calculationNames = Object.keys(calculationsByName) as Calculation[]
/** Whether a calculation with this name exists. */
export const isCalculationName = (name: string): name is Calculation =>
  Object.hasOwn(calculationsByName, name)

/**
 * Validates an input with the calculation's schema and calculates. `refinance` takes `{ loan, products }`; the others
 * take the body of their API call.
 */
export const calculate = (name: Calculation, input: unknown, basis: CalculationBasis): CalculationOutcome =>
  calculationsByName[name].ofUnknown(input, basis)

/** Calculates with stored, already validated input, because its schema may have changed since. */
export const recalculate = (name: Calculation, input: unknown, basis: CalculationBasis): unknown =>
  calculationsByName[name].ofRead(input, basis)
