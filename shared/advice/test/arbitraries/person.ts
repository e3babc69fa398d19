import { obligationTypes } from '@portal/contract/obligation'
import fc from 'fast-check'

/** Arbitrary amounts in euro, including minimum and maximum. */
export const euro = fc.oneof(
  fc.constantFrom(0, 0.01, 1, 1_000_000),
  fc.integer({ min: 0, max: 900_000 }),
  fc.double({ min: 0, max: 300_000, noNaN: true }),
)
export const maybeEuro = fc.option(euro)
const monthly = fc.option(fc.integer({ min: 0, max: 3000 }))

const getDateYearsAgo = (years: number) => {
  const day = new Date()
  day.setUTCFullYear(day.getUTCFullYear() - years)
  return day
}
/** Dates of birth of adults, up to the oldest. */
export const birth = fc
  .date({ min: getDateYearsAgo(109), max: getDateYearsAgo(19), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const createObligationRecord = <A>(arbitrary: fc.Arbitrary<A>) =>
  fc.record(Object.fromEntries(obligationTypes.map((type) => [type, arbitrary] as const)))

const income = {
  annual_employment_income: maybeEuro,
  state_pension_income: maybeEuro,
  old_age_pension_income: maybeEuro,
  survivor_pension_income: maybeEuro,
}
const personEntries = {
  date_of_birth: birth,
  obligations: createObligationRecord(fc.boolean()),
  obligation_amounts: createObligationRecord(fc.record({ credit_limit: maybeEuro, monthly_amount: monthly })),
  joint_obligations: fc.option(fc.subarray([...obligationTypes])),
  years_of_work: fc.option(fc.integer({ min: 0, max: 45 })),
  stops_working_at_age: fc.option(fc.integer({ min: 40, max: 80 }), { freq: 2 }),
}

/** Arbitrary valid `AdvicePerson` of the contract. */
export const person = fc.record({ ...personEntries, income: fc.record(income) })

/** Arbitrary valid `MaximumPerson`, with a business or alimony. */
export const maximumPerson = fc.record({
  ...personEntries,
  income: fc.record({
    ...income,
    business_income: fc.option(fc.array(euro, { minLength: 3, maxLength: 3 })),
    alimony_received: monthly,
  }),
})
