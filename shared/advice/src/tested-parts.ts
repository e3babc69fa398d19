import { calculateAnnuityPayment } from '@portal/domain/annuity'
import type { PartBurden } from './capacity.ts'
import { createFigure, type Figure, getAmountValue } from './figure.ts'
import { calculateTestRate, calculateWeightedTestRate } from './lending.ts'
import type { PartState } from './loan-part.ts'
import type { Norms } from './norms.ts'

/** Terms on which loan parts are tested. */
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
const getRepaymentMonths = ({ type, months }: PartState) =>
  type === 'annuity' || type === 'linear' ? months : undefined

/** Tests loan parts by the norms (Trhk art. 3). */
export function testLoanParts(norms: Norms, parts: readonly PartState[], terms: TestTerms): TestedParts {
  const tested = parts.map((part) => ({
    ...part,
    months: terms.months(part),
    rate: calculateTestRate(norms, part.rate, terms.fixedMonths(part), getRepaymentMonths(part)),
  }))
  return {
    rate: calculateWeightedTestRate(norms, tested),
    parts: tested.map(({ debt, isDeductible, rate, months }) => ({
      debt,
      isBox3: !isDeductible,
      burden: createFigure(
        'part_test_burden',
        calculateAnnuityPayment(getAmountValue(debt), rate.value, months),
        {
          remaining_debt: debt,
          test_rate: rate,
          months,
        },
      ),
    })),
  }
}
