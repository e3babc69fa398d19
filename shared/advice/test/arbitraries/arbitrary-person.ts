import { obligationTypes } from '@portal/contract/obligation'
import fc from 'fast-check'

export const arbitraryEuro = fc.oneof(
  fc.constantFrom(0, 0.01, 1, 1_000_000),
  fc.integer({ min: 0, max: 900_000 }),
  fc.double({ min: 0, max: 300_000, noNaN: true }),
)
export const arbitraryOptionalEuro = fc.option(arbitraryEuro)
const arbitraryMonthlyAmount = fc.option(fc.integer({ min: 0, max: 3000 }))

const getDateYearsAgo = (years: number) => {
  const day = new Date()
  day.setUTCFullYear(day.getUTCFullYear() - years)
  return day
}
export const arbitraryBirthDate = fc
  .date({ min: getDateYearsAgo(109), max: getDateYearsAgo(19), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const createObligationArbitrary = <A>(arbitrary: fc.Arbitrary<A>) =>
  fc.record(Object.fromEntries(obligationTypes.map((type) => [type, arbitrary] as const)))

const incomeArbitraries = {
  annual_employment_income: arbitraryOptionalEuro,
  state_pension_income: arbitraryOptionalEuro,
  old_age_pension_income: arbitraryOptionalEuro,
  survivor_pension_income: arbitraryOptionalEuro,
}
const personArbitraries = {
  date_of_birth: arbitraryBirthDate,
  obligations: createObligationArbitrary(fc.boolean()),
  obligation_amounts: createObligationArbitrary(
    fc.record({ credit_limit: arbitraryOptionalEuro, monthly_amount: arbitraryMonthlyAmount }),
  ),
  joint_obligations: fc.option(fc.subarray([...obligationTypes])),
  years_of_work: fc.option(fc.integer({ min: 0, max: 45 })),
  stops_working_at_age: fc.option(fc.integer({ min: 40, max: 80 }), { freq: 2 }),
}

export const arbitraryPerson = fc.record({ ...personArbitraries, income: fc.record(incomeArbitraries) })

export const arbitraryMaximumMortgagePerson = fc.record({
  ...personArbitraries,
  income: fc.record({
    ...incomeArbitraries,
    business_income: fc.option(fc.array(arbitraryEuro, { minLength: 3, maxLength: 3 })),
    alimony_received: arbitraryMonthlyAmount,
  }),
})
