import { creditBurden, studentLoanBurden } from '../../src/burdens.ts'
import { type Figure, figure } from '../../src/figure.ts'
import type { Norms } from '../../src/norms.ts'
import type { Given } from './given.ts'

/** What an example's obligations weigh a month. */
export function burdensGiven(norms: Norms, given: Given, rate: Figure, isDeductible: boolean): Figure[] {
  const limit = given.number('revolving_limit', 0)
  const study = given.monthly('student_loan')
  const others = ['private_lease', 'ground_rent', 'other_loan'].map((name) => given.monthly(name))
  return [
    ...(limit > 0 ? [creditBurden(norms, limit)] : []),
    ...(study > 0 ? [studentLoanBurden(norms, study, rate, isDeductible)] : []),
    ...others.filter((monthly) => monthly > 0).map((monthly) => figure('other_burden', monthly, {})),
  ]
}
