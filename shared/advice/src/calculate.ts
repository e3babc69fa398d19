import { calculationInput } from '@portal/contract/advice'
import { ListedProduct } from '@portal/contract/interest-list'
import { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import { RefinanceInput } from '@portal/contract/refinance'
import { ScenarioInput } from '@portal/contract/scenario'
import { SustainabilityInput } from '@portal/contract/sustainability'
import * as v from 'valibot'
import { maximumOf } from './maximum.ts'
import type { Basis } from './norms.ts'
import { compareLoan } from './refinance/compare.ts'
import { scenarioSet } from './scenarios/scenario-set.ts'
import { sustainabilityOf } from './sustainability.ts'

/** A validation error of an input: path ('' for the whole) and message. */
export interface ValidationError {
  path: string
  message: string
}
type Outcome = { ok: true; result: unknown } | { ok: false; problems: ValidationError[] }

/** Combines a schema for unknown input with a calculation on the parsed input. */
const validated = <S extends v.GenericSchema>(
  schema: S,
  work: (input: v.InferOutput<S>, basis: Basis) => unknown,
) => ({
  ofUnknown: (given: unknown, basis: Basis): Outcome => {
    const read = v.safeParse(schema, given)
    if (read.success) return { ok: true, result: work(read.output, basis) }
    const problems = read.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
    return { ok: false, problems }
  },
  ofRead: (input: unknown, basis: Basis): unknown => work(input as v.InferOutput<S>, basis),
})

const byName = {
  max: validated(MaximumMortgageInput, maximumOf),
  scenario: validated(ScenarioInput, scenarioSet),
  refinance: validated(
    calculationInput({ loan: RefinanceInput, products: v.array(ListedProduct) }),
    (input, basis) => compareLoan(input.loan, input.products, basis),
  ),
  measures: validated(SustainabilityInput, sustainabilityOf),
}
/** Name of a calculation, as in the command line and the worked examples. */
export type Calculation = keyof typeof byName

/** Names of all calculations. */
export const calculations = Object.keys(byName) as Calculation[]
/** Whether a calculation with this name exists. */
export const isCalculation = (name: string): name is Calculation => Object.hasOwn(byName, name)

/**
 * Validates an input with the calculation's schema and calculates. `refinance` takes `{ loan, products }`; the others
 * take the body of their API call.
 */
export const calculate = (name: Calculation, input: unknown, basis: Basis): Outcome =>
  byName[name].ofUnknown(input, basis)

/** Calculates with stored, already validated input, because its schema may have changed since. */
export const recalculate = (name: Calculation, input: unknown, basis: Basis): unknown =>
  byName[name].ofRead(input, basis)
