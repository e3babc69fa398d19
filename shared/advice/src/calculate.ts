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

/** What may be wrong with an input: where ('' for the whole), and what. */
export interface Problem {
  path: string
  message: string
}
type Outcome = { ok: true; result: unknown } | { ok: false; problems: Problem[] }

/** A calculation of what its schema reads of an unknown input, and of what that read before. */
const reading = <S extends v.GenericSchema>(
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
  max: reading(MaximumMortgageInput, maximumOf),
  scenario: reading(ScenarioInput, scenarioSet),
  refinance: reading(
    calculationInput({ loan: RefinanceInput, products: v.array(ListedProduct) }),
    (input, basis) => compareLoan(input.loan, input.products, basis),
  ),
  measures: reading(SustainabilityInput, sustainabilityOf),
}
/** A calculation, as the command and the worked examples name it. */
export type Calculation = keyof typeof byName

/** The names of all calculations. */
export const calculations = Object.keys(byName) as Calculation[]
/** Whether a calculation has this name. */
export const isCalculation = (name: string): name is Calculation => Object.hasOwn(byName, name)

/**
 * Reads an input by the schema of its calculation, and works it out. `refinance` takes `{ loan, products }`, the others
 * the body of their call.
 */
export const calculate = (name: Calculation, input: unknown, basis: Basis): Outcome =>
  byName[name].ofUnknown(input, basis)

/** Works out again what was read before: its schema may say something else by now. */
export const recalculate = (name: Calculation, input: unknown, basis: Basis): unknown =>
  byName[name].ofRead(input, basis)
