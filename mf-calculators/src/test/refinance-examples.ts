import { RefinanceProposal, RefinanceResult } from '@portal/contract/refinance'
import * as v from '@portal/contract/valibot'

export const createProposal = (
  given: Partial<v.InferInput<typeof RefinanceProposal>> = {},
): RefinanceProposal =>
  v.parse(RefinanceProposal, {
    lender_id: 'DM',
    product_line_id: 'dm-plus',
    product_line_name: 'Dommel Plus',
    fits_on_income: true,
    gross_monthly_payments: 1_150,
    net_monthly_payments: 950,
    gross_difference_per_month: 100,
    net_difference_per_month: 80,
    gross_total_difference_during_interest_period: 12_000,
    net_total_difference_during_interest_period: 9_600,
    gross_total_refinance_difference: 6_500,
    net_total_refinance_difference: 5_200,
    payback_time_in_months: 41,
    interest_rates_per_mortgage_part: [0.0329],
    new_interest_period_in_months: 120,
    interest_rate_annuity_loan_part: 0.0329,
    figures: { gross_total_refinance_difference: 1 },
    ...given,
  })

/** Creates a comparison with the given proposals. The current loan is the product 'bk-basis'. */
export const createComparison = (
  refinance_proposals: readonly RefinanceProposal[] = [createProposal()],
  given: Partial<v.InferInput<typeof RefinanceResult>> = {},
): RefinanceResult =>
  v.parse(RefinanceResult, {
    refinance_proposals,
    interest_rates_per_product: {
      'dm-plus': { '120': 0.0329, '360': 0.0405 },
      'bk-basis': { '120': 0.0364 },
    },
    current_mortgage_situation: {
      lender_id: 'BK',
      product_line_id: 'bk-basis',
      gross_monthly_payments: 1_250,
      net_monthly_payments: 1_030,
      remaining_sum: 98_475,
      interest_rate: 0.0412,
    },
    repayment_penalty: 2_500,
    refinance_costs: {
      mortgage_brokerage_costs: 2_000,
      notarial_mortgage_act_costs: 500,
      appraisal_costs: 500,
      guarantee_fee: 0,
    },
    trace: {
      steps: [
        {
          id: 1,
          rule: 'refinance_difference',
          value: 6_500,
          unit: 'euro',
          inputs: [{ term: 'interest_period_difference', value: 12_000 }],
        },
      ],
      sources: [],
    },
    ...given,
  })
