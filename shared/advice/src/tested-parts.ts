import { annuityPayment } from '@portal/domain/annuity'
import type { PartBurden } from './capacity.ts'
import { type Figure, figure, numberOf } from './figure.ts'
import { testRate, weightedTestRate } from './lending.ts'
import type { PartState } from './loan-part.ts'
import type { Norms } from './norms.ts'

/** How loan parts are tested. */
export interface TestTerms {
  /** Months for which the rate of a part is fixed. */
  fixedMonths(part: PartState): number
  /** Months of repayment of a part in the test. */
  months(part: PartState): number
}

/** Burdens of parts by the norms, each as an annuity, and the test rate of the loan. */
export interface TestedParts {
  rate: Figure
  parts: PartBurden[]
}

/** Months until full repayment by the monthly payments; undefined if a debt remains at the end. */
const repaidIn = ({ type, months }: PartState) =>
  type === 'annuity' || type === 'linear' ? months : undefined

/** Tests loan parts by the norms (Trhk art. 3). */
export function testParts(norms: Norms, parts: readonly PartState[], terms: TestTerms): TestedParts {
  const tested = parts.map((part) => ({
    ...part,
    months: terms.months(part),
    rate: testRate(norms, part.rate, terms.fixedMonths(part), repaidIn(part)),
  }))
  return {
    rate: weightedTestRate(norms, tested),
    parts: tested.map(({ debt, isDeductible, rate, months }) => ({
      debt,
      isBox3: !isDeductible,
      burden: figure('part_test_burden', annuityPayment(numberOf(debt), rate.value, months), {
        remaining_debt: debt,
        test_rate: rate,
        months,
      }),
    })),
  }
}
