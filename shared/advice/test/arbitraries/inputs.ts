import { type ListedProduct, riskClasses } from '@portal/contract/interest-list'
import { interestPeriods } from '@portal/contract/refinance'
import { ScenarioRequest } from '@portal/contract/scenario'
import fc from 'fast-check'
import { comparedPart, household, label, otherMortgages, rate, scenarioPart, taxBox } from './loan.ts'
import { euro, maximumPerson, maybeEuro } from './person.ts'

/** Arbitrary valid input of scenarios. */
export const scenarioInput = fc.record({
  ...household,
  loan_parts: fc.array(scenarioPart, { minLength: 1, maxLength: 4 }),
  every_incapacity_share: fc.boolean(),
  timeline_of: fc.option(
    fc.record({
      scenario: fc.constantFrom(...ScenarioRequest.entries.scenario.options),
      percent: fc.option(fc.integer({ min: 0, max: 100 })),
      who: fc.constantFrom('applicant', 'partner'),
    }),
  ),
})

/** Arbitrary valid input of a comparison. */
export const refinanceInput = fc.record({
  ...household,
  loan_parts: fc.array(comparedPart, { minLength: 1, maxLength: 4 }),
  market_value: euro.map((amount) => Math.max(1, amount)),
  new_interest_period_in_months: fc.constantFrom(...interestPeriods),
  finance_repayment_penalty: fc.boolean(),
  rate_after_fixed_period: fc.option(rate),
  every_rate_after_fixed_period: fc.boolean(),
  lender_hdn_code: fc.constantFrom('AB', 'ZZ', null),
  product_line_id: fc.constantFrom('AB1', 'ZZ9', null),
  other_mortgages: otherMortgages,
  measures_costs: fc.oneof(fc.constant(0), euro),
})

/** Arbitrary valid input of a maximum. */
export const maximumInput = fc.record({
  applicant: maximumPerson,
  partner: fc.option(maximumPerson),
  energy_label: label,
  interest_rate: fc.option(rate),
  interest_period_in_months: fc.integer({ min: 1, max: 360 }),
  duration_in_months: fc.integer({ min: 12, max: 360 }),
  box: taxBox,
  ground_rent: fc.integer({ min: 0, max: 400 }),
  private_lease: fc.integer({ min: 0, max: 800 }),
  other_homes: fc.integer({ min: 0, max: 2000 }),
  bridging: fc.integer({ min: 0, max: 1500 }),
  measures_costs: euro,
  market_value: maybeEuro,
})

/** Arbitrary valid input of measures. */
export const measuresInput = fc.record({
  energy_label: label,
  new_energy_label: label,
  market_value: euro.map((amount) => Math.max(1, amount)),
  current_debt: euro,
  measures: fc.array(
    fc.record({
      name: fc.constant('x'),
      costs: euro,
      saving_per_month: fc.oneof(euro, fc.integer({ min: 0, max: 300 })),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  interest_rate: rate,
  duration_in_months: fc.integer({ min: 1, max: 360 }),
})

/** Rates by risk class and period, each step a little higher. */
const createRates = (lowest: number): ListedProduct['rates'] =>
  Object.fromEntries(
    riskClasses.map((risk, step) => [
      risk,
      Object.fromEntries(interestPeriods.map((period) => [period, lowest + step / 1000 + period / 60_000])),
    ]),
  )

/** Products of lenders. */
export const products: ListedProduct[] = Array.from({ length: 4 }, (_, index) => ({
  lender_id: 'AB',
  lender_name: 'Bank',
  product_line_id: `AB${index}`,
  product_line_name: `Bank ${index}`,
  rates: createRates(0.031 + index / 500),
  interest_only_surcharge: index / 1000,
}))
