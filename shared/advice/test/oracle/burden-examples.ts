import { createFigure, type Figure } from '../../src/figure.ts'
import type { Norms } from '../../src/norms.ts'
import { calculateCreditBurden, calculateStudentLoanBurden } from '../../src/obligation-burdens.ts'
import type { ExampleInput } from './example-input.ts'

export function calculateExampleBurdens(
  norms: Norms,
  given: ExampleInput,
  rate: Figure,
  isDeductible: boolean,
): Figure[] {
  const limit = given.getNumber('revolving_limit', 0)
  const study = given.getMonthlyAmount('student_loan')
  const others = ['private_lease', 'ground_rent', 'other_loan'].map((name) => given.getMonthlyAmount(name))
  return [
    ...(limit > 0 ? [calculateCreditBurden(norms, limit)] : []),
    ...(study > 0 ? [calculateStudentLoanBurden(norms, study, rate, isDeductible)] : []),
    ...others.filter((monthly) => monthly > 0).map((monthly) => createFigure('other_burden', monthly, {})),
  ]
}
