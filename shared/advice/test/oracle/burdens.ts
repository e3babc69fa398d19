import { creditBurden, studentLoanBurden } from '../../src/burdens.ts'
import { type Figure, figure } from '../../src/figure.ts'
import type { Norms } from '../../src/norms.ts'
import type { ExampleInput } from './example-input.ts'

/** Monthly burden of an example's obligations. */
export function burdensGiven(
  norms: Norms,
  given: ExampleInput,
  rate: Figure,
  isDeductible: boolean,
): Figure[] {
  const limit = given.number('revolving_limit', 0)
  const study = given.monthly('student_loan')
  const others = ['private_lease', 'ground_rent', 'other_loan'].map((name) => given.monthly(name))
  return [
    ...(limit > 0 ? [creditBurden(norms, limit)] : []),
    ...(study > 0 ? [studentLoanBurden(norms, study, rate, isDeductible)] : []),
    ...others.filter((monthly) => monthly > 0).map((monthly) => figure('other_burden', monthly, {})),
  ]
}
