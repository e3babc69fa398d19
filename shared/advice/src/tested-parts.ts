import { annuityPayment } from '@portal/domain/annuity'
import { type Figure, figure, numberOf } from './figure.ts'
import { testRate, weightedTestRate } from './lending.ts'
import type { PartThen } from './loan-part.ts'
import type { Norms } from './norms.ts'
import type { WeighedPart } from './room.ts'

/** How parts of a loan are tested. */
export interface TestTerms {
  /** For how long the rate of a part is fixed. */
  fixedMonths(part: PartThen): number
  /** Over how many months a part is repaid in the test. */
  months(part: PartThen): number
}

/** Parts as the norms weigh them, as if each were an annuity, and the rate that the loan is tested at. */
export interface TestedParts {
  rate: Figure
  parts: WeighedPart[]
}

/** Months in which a part is repaid by what is paid each month; undefined where something stays owed until the end. */
const repaidIn = ({ type, months }: PartThen) =>
  type === 'annuity' || type === 'linear' ? months : undefined

/** Tests the parts of a loan (Trhk art. 3). */
export function testParts(norms: Norms, parts: readonly PartThen[], terms: TestTerms): TestedParts {
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
