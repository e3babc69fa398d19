import { type ListedMortgageProduct, riskClasses } from '@portal/contract/interest-rate-list'
import { interestPeriods } from '@portal/contract/refinance'
import { ScenarioRequest } from '@portal/contract/scenario'
import fc from 'fast-check'
import {
  arbitraryComparedPart,
  arbitraryEnergyLabel,
  arbitraryOtherMortgages,
  arbitraryRate,
  arbitraryScenarioPart,
  arbitraryTaxBox,
  householdArbitraries,
} from './arbitrary-loan.ts'
import { arbitraryEuro, arbitraryMaximumMortgagePerson, arbitraryOptionalEuro } from './arbitrary-person.ts'

export const arbitraryScenarioInput = fc.record({
  ...householdArbitraries,
  loan_parts: fc.array(arbitraryScenarioPart, { minLength: 1, maxLength: 4 }),
  every_incapacity_share: fc.boolean(),
  timeline_of: fc.option(
    fc.record({
      scenario: fc.constantFrom(...ScenarioRequest.entries.scenario.options),
      percent: fc.option(fc.integer({ min: 0, max: 100 })),
      who: fc.constantFrom('applicant', 'partner'),
    }),
  ),
})

export const arbitraryRefinanceInput = fc.record({
  ...householdArbitraries,
  loan_parts: fc.array(arbitraryComparedPart, { minLength: 1, maxLength: 4 }),
  market_value: arbitraryEuro.map((amount) => Math.max(1, amount)),
  new_interest_period_in_months: fc.constantFrom(...interestPeriods),
  finance_repayment_penalty: fc.boolean(),
  rate_after_fixed_period: fc.option(arbitraryRate),
  every_rate_after_fixed_period: fc.boolean(),
  lender_hdn_code: fc.constantFrom('AB', 'ZZ', null),
  product_line_id: fc.constantFrom('AB1', 'ZZ9', null),
  other_mortgages: arbitraryOtherMortgages,
  measures_costs: fc.oneof(fc.constant(0), arbitraryEuro),
})

export const arbitraryMaximumMortgageInput = fc.record({
  applicant: arbitraryMaximumMortgagePerson,
  partner: fc.option(arbitraryMaximumMortgagePerson),
  energy_label: arbitraryEnergyLabel,
  interest_rate: fc.option(arbitraryRate),
  interest_period_in_months: fc.integer({ min: 1, max: 360 }),
  duration_in_months: fc.integer({ min: 12, max: 360 }),
  box: arbitraryTaxBox,
  ground_rent: fc.integer({ min: 0, max: 400 }),
  private_lease: fc.integer({ min: 0, max: 800 }),
  other_homes: fc.integer({ min: 0, max: 2000 }),
  bridging: fc.integer({ min: 0, max: 1500 }),
  measures_costs: arbitraryEuro,
  market_value: arbitraryOptionalEuro,
})

export const arbitrarySustainabilityInput = fc.record({
  energy_label: arbitraryEnergyLabel,
  new_energy_label: arbitraryEnergyLabel,
  market_value: arbitraryEuro.map((amount) => Math.max(1, amount)),
  current_debt: arbitraryEuro,
  measures: fc.array(
    fc.record({
      name: fc.constant('x'),
      costs: arbitraryEuro,
      saving_per_month: fc.oneof(arbitraryEuro, fc.integer({ min: 0, max: 300 })),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  interest_rate: arbitraryRate,
  duration_in_months: fc.integer({ min: 1, max: 360 }),
})

/** Rates increase with risk class and period. */
const createRatesByRiskClass = (lowest: number): ListedMortgageProduct['rates'] =>
  Object.fromEntries(
    riskClasses.map((risk, step) => [
      risk,
      Object.fromEntries(interestPeriods.map((period) => [period, lowest + step / 1000 + period / 60_000])),
    ]),
  )

export const exampleProducts: ListedMortgageProduct[] = Array.from({ length: 4 }, (_, index) => ({
  lender_id: 'AB',
  lender_name: 'Bank',
  product_line_id: `AB${index}`,
  product_line_name: `Bank ${index}`,
  rates: createRatesByRiskClass(0.031 + index / 500),
  interest_only_surcharge: index / 1000,
}))
