import type { ListedMortgageProduct } from '@portal/contract/interest-rate-list'
import { RefinanceInput, type RefinanceProposal, type RefinanceResult } from '@portal/contract/refinance'
import * as v from 'valibot'
import { getCalculationBasisOn } from '../node/own-norms.ts'
import { compareLoan } from '../src/refinance/compare-loan.ts'

export const initialCosts = 2750 + 700 + 750

/** A product with the same rates for all risk classes. */
export const createProduct = (
  lender: string,
  rates: Record<string, number>,
  surcharge = 0,
): ListedMortgageProduct => ({
  ...{ lender_id: lender, lender_name: lender, product_line_id: `${lender}1`, product_line_name: lender },
  rates: { '100': rates },
  interest_only_surcharge: surcharge,
})

/** Input of an interest-only part of 240,000 at 4 %, with a rate that is fixed for ten more years. */
export const exampleOtherMortgagePart = {
  ...{ repayment_type: 'interest_only', current_amount: 240_000, interest_rate: 0.04 },
  ...{ duration_in_months: 360, deductible_period_in_months: 0, remaining_interest_period_in_months: 120 },
  box: 'box1',
}
export const exampleComparedPart = {
  ...exampleOtherMortgagePart,
  original_amount: 240_000,
  nhg_applicable: false,
}

/**
 * Compares `exampleComparedPart` with products for ten years, for a person living alone with 80,000 a year and a home
 * of 480,000.
 */
export const compareWithProducts = (
  products: readonly ListedMortgageProduct[],
  more: object = {},
  part: object = {},
): RefinanceResult =>
  compareLoan(
    v.parse(RefinanceInput, {
      applicant: { date_of_birth: '1980-06-15', income: { annual_employment_income: 80_000 } },
      property_tax_value: 480_000,
      market_value: 480_000,
      new_interest_period_in_months: 120,
      finance_repayment_penalty: false,
      lender_hdn_code: 'AB',
      loan_parts: [{ ...exampleComparedPart, ...part }],
      ...more,
    }),
    products,
    getCalculationBasisOn('2026-11-21'),
  )

export const findBestProposal = ({ refinance_proposals }: RefinanceResult): RefinanceProposal | undefined =>
  refinance_proposals[0]
