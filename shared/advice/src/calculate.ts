import { createCalculationInput } from '@portal/contract/advice'
import { ListedMortgageProduct } from '@portal/contract/interest-rate-list'
import { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import { RefinanceInput } from '@portal/contract/refinance'
import { ScenarioInput } from '@portal/contract/scenario'
import { SustainabilityInput } from '@portal/contract/sustainability'
import * as v from 'valibot'
import { calculateMaximumForHousehold } from './maximum-mortgage.ts'
import type { CalculationBasis } from './norms.ts'
import { compareLoan } from './refinance/compare-loan.ts'
import { calculateScenarioSet } from './scenarios/scenario-set.ts'
import { calculateSustainability } from './sustainability.ts'

/** `path` is '' if the error is about the whole input. */
export interface ValidationError {
  path: string
  message: string
}
type CalculationOutcome = { ok: true; result: unknown } | { ok: false; problems: ValidationError[] }

const createCalculation = <S extends v.GenericSchema>(
  schema: S,
  work: (input: v.InferOutput<S>, basis: CalculationBasis) => unknown,
) => ({
  validateAndCalculate: (given: unknown, basis: CalculationBasis): CalculationOutcome => {
    const read = v.safeParse(schema, given)
    if (read.success) return { ok: true, result: work(read.output, basis) }
    const problems = read.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
    return { ok: false, problems }
  },
  calculateValidated: (input: unknown, basis: CalculationBasis): unknown =>
    work(input as v.InferOutput<S>, basis),
})

const calculationsByName = {
  max: createCalculation(MaximumMortgageInput, calculateMaximumForHousehold),
  scenario: createCalculation(ScenarioInput, calculateScenarioSet),
  refinance: createCalculation(
    createCalculationInput({ loan: RefinanceInput, products: v.array(ListedMortgageProduct) }),
    (input, basis) => compareLoan(input.loan, input.products, basis),
  ),
  measures: createCalculation(SustainabilityInput, calculateSustainability),
}
/** Name of a calculation, as used by the command line. */
export type CalculationName = keyof typeof calculationsByName

export const calculationNames = Object.keys(calculationsByName) as CalculationName[]
export const isCalculationName = (name: string): name is CalculationName =>
  Object.hasOwn(calculationsByName, name)

/** Validates an input and calculates. `refinance` takes `{ loan, products }`, the others the body of their API call. */
export const validateAndCalculate = (
  name: CalculationName,
  input: unknown,
  basis: CalculationBasis,
): CalculationOutcome => calculationsByName[name].validateAndCalculate(input, basis)

/** Calculates stored input without validating it, because the schema may have changed since the input was stored. */
export const calculateStoredInput = (
  name: CalculationName,
  input: unknown,
  basis: CalculationBasis,
): unknown => calculationsByName[name].calculateValidated(input, basis)
