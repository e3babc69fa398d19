import { calculateAnnuityPayment } from '@portal/domain/annuity'
import type { PartBurden } from './borrowing-capacity.ts'
import { createFigure, type Figure, getAmountValue } from './figure.ts'
import { calculateTestRate, calculateWeightedTestRate } from './lending-norms.ts'
import type { PartState } from './loan-part.ts'
import type { Norms } from './norms.ts'

export interface BurdenTerms {
  fixedMonths(part: PartState): number
  /** Returns the term, in months, in which the test assumes that the part is repaid. */
  months(part: PartState): number
}

/** Monthly payments of loan parts as annuities, calculated by the lending norms, and the test rate of the loan. */
export interface LoanPartTestBurdens {
  rate: Figure
  parts: PartBurden[]
}

/** Returns undefined if a debt remains at the end of the term. */
const getRepaymentMonths = ({ type, months }: PartState) =>
  type === 'annuity' || type === 'linear' ? months : undefined

/** Calculates the burdens of loan parts by the lending norms (Trhk art. 3). */
export function calculatePartBurdens(
  norms: Norms,
  parts: readonly PartState[],
  terms: BurdenTerms,
): LoanPartTestBurdens {
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
