import { energyLabels } from '@portal/contract/advice'
import { obligationTypes } from '@portal/contract/obligation'
import fc from 'fast-check'
import {
  arbitraryMaximumMortgageInput,
  arbitraryRefinanceInput,
  arbitraryScenarioInput,
  arbitrarySustainabilityInput,
} from './arbitrary-inputs.ts'
import { arbitraryComparedPart, arbitraryOtherMortgagePart, arbitraryScenarioPart } from './arbitrary-loan.ts'
import { arbitraryPerson } from './arbitrary-person.ts'

const createIntegerArbitrary = (min: number, max: number) => fc.integer({ min, max })
const createRateArbitrary = (min: number, max: number) =>
  createIntegerArbitrary(min * 100, max * 100).map((hundredths) => hundredths / 10_000)
const arbitraryAdultBirthDate = fc
  .oneof(
    { weight: 3, arbitrary: createIntegerArbitrary(1966, 1999) },
    { weight: 1, arbitrary: createIntegerArbitrary(1945, 1965) },
  )
  .chain((year) =>
    createIntegerArbitrary(1, 12).map((month) => `${year}-${String(month).padStart(2, '0')}-15`),
  )

const realisticIncomeArbitraries = {
  annual_employment_income: fc.option(createIntegerArbitrary(18_000, 110_000), { freq: 8 }),
  state_pension_income: fc.option(createIntegerArbitrary(9000, 20_000), { freq: 1 }),
  old_age_pension_income: fc.option(createIntegerArbitrary(2000, 40_000)),
  survivor_pension_income: fc.option(createIntegerArbitrary(2000, 30_000)),
}
const arbitraryObligations = fc.subarray([...obligationTypes], { maxLength: 2 }).map((types) => ({
  obligations: Object.fromEntries(types.map((type) => [type, true])),
  obligation_amounts: Object.fromEntries(
    types.map((type) => [type, { credit_limit: 9000, monthly_amount: 140 }]),
  ),
}))
const createRealisticPersonArbitrary = (of: fc.Arbitrary<object>, incomes: fc.Arbitrary<object>) =>
  fc
    .tuple(of, incomes, arbitraryAdultBirthDate, arbitraryObligations)
    .map(([given, earned, date_of_birth, debts]) => ({
      ...given,
      ...debts,
      date_of_birth,
      income: earned,
    }))
const arbitraryEarner = createRealisticPersonArbitrary(arbitraryPerson, fc.record(realisticIncomeArbitraries))

const arbitraryRealisticPart = fc
  .record({
    debt: createIntegerArbitrary(20_000, 260_000),
    repaid: createIntegerArbitrary(0, 60_000),
    saved: createIntegerArbitrary(0, 15_000),
    premium: fc.option(createIntegerArbitrary(50, 300)),
    interest_rate: createRateArbitrary(1, 5),
    return_rate: createRateArbitrary(0, 5),
    duration_in_months: createIntegerArbitrary(24, 360),
    remaining_interest_period_in_months: createIntegerArbitrary(0, 240),
    deductible_period_in_months: fc.option(createIntegerArbitrary(0, 300)),
  })
  .map(({ debt, repaid, saved, ...given }) => ({
    part: { ...given, current_amount: debt, first_deposit_amount: saved },
    original_amount: debt + repaid,
  }))
const createRealisticPartArbitrary = <A extends object>(any: fc.Arbitrary<A>) =>
  fc.tuple(any, arbitraryRealisticPart).map(([given, { part }]) => ({ ...given, ...part }))
const arbitraryRealisticComparedParts = fc.array(
  fc
    .tuple(arbitraryComparedPart, arbitraryRealisticPart)
    .map(([given, { part, original_amount }]) => ({ ...given, ...part, original_amount })),
  { minLength: 1, maxLength: 3 },
)

const realisticHouseholdArbitraries = {
  applicant: arbitraryEarner,
  partner: fc.option(arbitraryEarner, { freq: 2 }),
  youngest_child_date_of_birth: fc.option(fc.constantFrom('2010-05-01', '2019-02-01')),
  property_tax_value: fc.option(createIntegerArbitrary(150_000, 900_000), { freq: 6 }),
  policies: fc.option(
    fc.array(
      fc.record({
        insured: fc.constantFrom('applicant', 'partner'),
        covers: fc.constantFrom('death', 'incapacity', 'unemployment'),
        amount: fc.option(createIntegerArbitrary(10_000, 250_000)),
        monthly_benefit: fc.option(createIntegerArbitrary(100, 1500)),
        beneficiary: fc.option(fc.constantFrom('survivor', 'lender', 'other')),
        waiting_months: createIntegerArbitrary(0, 24),
        duration_in_months: fc.option(createIntegerArbitrary(6, 240)),
        remaining_months: fc.option(createIntegerArbitrary(6, 360)),
        end_age: fc.option(createIntegerArbitrary(55, 70)),
      }),
      { maxLength: 3 },
    ),
  ),
}
const mergeArbitraries = <A extends object, B extends object>(
  any: fc.Arbitrary<A>,
  ordinary: fc.Arbitrary<B>,
) => fc.tuple(any, ordinary).map(([given, rest]) => ({ ...given, ...rest }))

const realisticMaximumMortgagePerson = createRealisticPersonArbitrary(
  arbitraryPerson,
  fc.record({
    ...realisticIncomeArbitraries,
    business_income: fc.option(
      fc.array(createIntegerArbitrary(10_000, 90_000), { minLength: 3, maxLength: 3 }),
    ),
    alimony_received: fc.option(createIntegerArbitrary(1000, 12_000)),
  }),
)

/** Inputs with realistic amounts, rates and ages, so that many results are near the limits of the norms. */
export const realisticInputArbitraries = {
  scenario: mergeArbitraries(
    arbitraryScenarioInput,
    fc.record({
      ...realisticHouseholdArbitraries,
      loan_parts: fc.array(createRealisticPartArbitrary(arbitraryScenarioPart), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  ),
  refinance: mergeArbitraries(
    arbitraryRefinanceInput,
    fc.record({
      ...realisticHouseholdArbitraries,
      loan_parts: arbitraryRealisticComparedParts,
      market_value: createIntegerArbitrary(150_000, 900_000),
      rate_after_fixed_period: fc.option(createRateArbitrary(1, 6)),
      other_mortgages: fc.array(
        fc.record({
          on_same_home: fc.boolean(),
          loan_parts: fc.array(createRealisticPartArbitrary(arbitraryOtherMortgagePart), {
            minLength: 1,
            maxLength: 2,
          }),
        }),
        { maxLength: 1 },
      ),
      measures_costs: fc.oneof(fc.constant(0), createIntegerArbitrary(1000, 40_000)),
    }),
  ),
  max: mergeArbitraries(
    arbitraryMaximumMortgageInput,
    fc.record({
      applicant: realisticMaximumMortgagePerson,
      partner: fc.option(realisticMaximumMortgagePerson, { freq: 2 }),
      energy_label: fc.option(fc.constantFrom(...energyLabels)),
      interest_rate: fc.option(createRateArbitrary(1, 6)),
      measures_costs: fc.oneof(fc.constant(0), createIntegerArbitrary(1000, 40_000)),
      market_value: fc.option(createIntegerArbitrary(150_000, 900_000)),
    }),
  ),
  measures: mergeArbitraries(
    arbitrarySustainabilityInput,
    fc.record({
      market_value: createIntegerArbitrary(150_000, 900_000),
      current_debt: createIntegerArbitrary(0, 800_000),
      measures: fc.array(
        fc.record({
          name: fc.constant('x'),
          costs: createIntegerArbitrary(500, 40_000),
          saving_per_month: createIntegerArbitrary(0, 200),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      interest_rate: createRateArbitrary(1, 6),
    }),
  ),
}
