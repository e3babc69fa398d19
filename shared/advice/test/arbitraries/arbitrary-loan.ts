import { adviceRepaymentTypes, energyLabels } from '@portal/contract/advice'
import fc from 'fast-check'
import {
  arbitraryBirthDate,
  arbitraryEuro,
  arbitraryOptionalEuro,
  arbitraryPerson,
} from './arbitrary-person.ts'

const arbitraryPositiveEuro = arbitraryEuro.map((amount) => Math.max(0.01, amount))
/** Yearly interest rate as a fraction. */
export const arbitraryRate = fc.oneof(fc.constantFrom(0, 0.15), fc.double({ min: 0, max: 0.15, noNaN: true }))
const arbitraryMonths = fc.oneof(fc.constantFrom(0, 1, 600), fc.integer({ min: 0, max: 600 }))
const arbitraryOptionalMonths = fc.option(arbitraryMonths)
export const arbitraryTaxBox = fc.constantFrom('box1', 'box3')
export const arbitraryEnergyLabel = fc.option(fc.constantFrom(...energyLabels))

const loanPartArbitraries = {
  repayment_type: fc.constantFrom(...adviceRepaymentTypes),
  first_deposit_amount: arbitraryOptionalEuro,
  current_amount: arbitraryPositiveEuro,
  premium: arbitraryOptionalEuro,
  interest_rate: arbitraryRate,
  return_rate: fc.option(arbitraryRate),
  duration_in_months: arbitraryMonths.map((count) => Math.max(1, count)),
  deductible_period_in_months: arbitraryOptionalMonths,
  remaining_interest_period_in_months: arbitraryMonths,
}

export const arbitraryScenarioPart = fc.record({
  ...loanPartArbitraries,
  owner: fc.option(fc.constantFrom('applicant', 'partner', 'joint')),
  on_home: fc.boolean(),
})
export const arbitraryComparedPart = fc.record({
  ...loanPartArbitraries,
  original_amount: arbitraryPositiveEuro,
  nhg_applicable: fc.boolean(),
  box: arbitraryTaxBox,
})
export const arbitraryOtherMortgagePart = fc.record({ ...loanPartArbitraries, box: arbitraryTaxBox })

const arbitraryPolicy = fc.record({
  insured: fc.constantFrom('applicant', 'partner'),
  covers: fc.constantFrom('death', 'incapacity', 'unemployment'),
  amount: arbitraryOptionalEuro,
  monthly_benefit: arbitraryOptionalEuro,
  beneficiary: fc.option(fc.constantFrom('survivor', 'lender', 'other')),
  waiting_months: fc.integer({ min: 0, max: 36 }),
  duration_in_months: arbitraryOptionalMonths,
  remaining_months: arbitraryOptionalMonths,
  end_age: fc.option(fc.integer({ min: 18, max: 110 })),
})

/** Fields of a household and its home, for scenarios and comparisons. */
export const householdArbitraries = {
  applicant: arbitraryPerson,
  partner: fc.option(arbitraryPerson),
  youngest_child_date_of_birth: fc.option(arbitraryBirthDate),
  energy_label: arbitraryEnergyLabel,
  property_tax_value: arbitraryOptionalEuro,
  policies: fc.option(fc.array(arbitraryPolicy, { maxLength: 3 })),
}

export const arbitraryOtherMortgages = fc.array(
  fc.record({
    on_same_home: fc.boolean(),
    loan_parts: fc.array(arbitraryOtherMortgagePart, { maxLength: 2 }),
  }),
  { maxLength: 2 },
)
