import { energyLabels, repaymentTypes } from '@portal/contract/advice'
import fc from 'fast-check'
import { birth, euro, maybeEuro, person } from './person.ts'

const positiveEuro = euro.map((amount) => Math.max(0.01, amount))
/** Arbitrary valid rate, as a fraction. */
export const rate = fc.oneof(fc.constantFrom(0, 0.15), fc.double({ min: 0, max: 0.15, noNaN: true }))
const months = fc.oneof(fc.constantFrom(0, 1, 600), fc.integer({ min: 0, max: 600 }))
const maybeMonths = fc.option(months)
export const taxBox = fc.constantFrom('box1', 'box3')
export const label = fc.option(fc.constantFrom(...energyLabels))

const loanPartEntries = {
  repayment_type: fc.constantFrom(...repaymentTypes),
  first_deposit_amount: maybeEuro,
  current_amount: positiveEuro,
  premium: maybeEuro,
  interest_rate: rate,
  return_rate: fc.option(rate),
  duration_in_months: months.map((count) => Math.max(1, count)),
  deductible_period_in_months: maybeMonths,
  remaining_interest_period_in_months: months,
}

/** Arbitrary loan part of scenarios. */
export const scenarioPart = fc.record({
  ...loanPartEntries,
  owner: fc.option(fc.constantFrom('applicant', 'partner', 'joint')),
  on_home: fc.boolean(),
})
/** Arbitrary part of a compared loan. */
export const comparedPart = fc.record({
  ...loanPartEntries,
  original_amount: positiveEuro,
  nhg_applicable: fc.boolean(),
  box: taxBox,
})
/** Arbitrary part of an unchanged mortgage. */
export const unchangedPart = fc.record({ ...loanPartEntries, box: taxBox })

const policy = fc.record({
  insured: fc.constantFrom('applicant', 'partner'),
  covers: fc.constantFrom('death', 'incapacity', 'unemployment'),
  amount: maybeEuro,
  monthly_benefit: maybeEuro,
  beneficiary: fc.option(fc.constantFrom('survivor', 'lender', 'other')),
  waiting_months: fc.integer({ min: 0, max: 36 }),
  duration_in_months: maybeMonths,
  remaining_months: maybeMonths,
  end_age: fc.option(fc.integer({ min: 18, max: 110 })),
})

/** Household and home, as input of scenarios and comparisons. */
export const household = {
  applicant: person,
  partner: fc.option(person),
  youngest_child_date_of_birth: fc.option(birth),
  energy_label: label,
  property_tax_value: maybeEuro,
  policies: fc.option(fc.array(policy, { maxLength: 3 })),
}

/** Arbitrary unchanged mortgages. */
export const otherMortgages = fc.array(
  fc.record({
    on_same_home: fc.boolean(),
    loan_parts: fc.array(unchangedPart, { maxLength: 2 }),
  }),
  { maxLength: 2 },
)
