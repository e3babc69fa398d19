import { expect, test } from 'vitest'
import { calculateScenarios, createPart, createPerson } from './household.ts'

const calculateCoupleScenarios = (policies: object[], more: object = {}) =>
  calculateScenarios({
    applicant: createPerson(60_000, { years_of_work: 11 }),
    partner: createPerson(30_000),
    loan_parts: [createPart(200_000), createPart(100_000)],
    policies,
    ...more,
  })
const life = { insured: 'applicant', covers: 'death', amount: 150_000 }

test('advice 3: a death benefit of 150,000 repays half of 300,000: 500 a month in place of 1,000 @SCEN-34', () => {
  const { death } = calculateCoupleScenarios([life])
  expect(death.applicant?.mortgage_situation).toMatchObject({
    monthly_payments: 1_000,
    remaining_sum: 300_000,
  })
  expect(death.applicant?.insured).toMatchObject({
    mortgage_situation: { monthly_payments: 500, remaining_sum: 150_000 },
    cover: { amount: 150_000, monthly: 0 },
  })
  expect(death.partner?.insured).toBeNull()
})

test('advice 3: a benefit for another than who remains does not count; one for the lender does', () => {
  const insured = (beneficiary: string) =>
    calculateCoupleScenarios([{ ...life, beneficiary }]).death.applicant?.insured
  expect(insured('other')).toBeNull()
  expect(insured('lender')?.mortgage_situation.remaining_sum).toBe(150_000)
})

test('advice 3: more than is owed leaves nothing owed, and this home is repaid before another', () => {
  const sums = (amount: number, loan_parts: object[]) =>
    calculateCoupleScenarios([{ ...life, amount }], { loan_parts }).death.applicant?.insured
      ?.mortgage_situation.remaining_sum
  expect(sums(900_000, [createPart(200_000)])).toBe(0)
  const both = [createPart(200_000), createPart(100_000, { on_home: false })]
  expect(sums(200_000, both)).toBe(100_000)
  expect(sums(250_000, both)).toBe(50_000)
})

const monthly = { insured: 'applicant', covers: 'unemployment', monthly_benefit: 950 }

test('advice 3: 950 a month is what may be paid more, until it ends after 12 months', () => {
  const result = calculateCoupleScenarios([{ ...monthly, duration_in_months: 12 }]).unemployment.applicant
  const more =
    (result?.insured?.maximum_mortgage.monthly_payments ?? 0) -
    (result?.maximum_mortgage.monthly_payments ?? 0)
  expect(more).toBeCloseTo(950, 2)
  expect(result?.insured?.cover).toEqual({ amount: 0, monthly: 950 })
  expect(result?.insured?.steps.map(({ month, changes }) => [month, changes])).toEqual([
    [10, ['unemployment_end']],
    [12, ['cover_end']],
  ])
})

test('advice 3: while it waits, or once it has ended, it pays nothing', () => {
  const paid = (more: object) =>
    calculateCoupleScenarios([{ ...monthly, ...more }]).unemployment.applicant?.insured?.cover.monthly
  expect(paid({ waiting_months: 3 })).toBe(950)
  expect(paid({ waiting_months: 4 })).toBe(0)
  expect(paid({ remaining_months: 3 })).toBe(0)
  expect(paid({ remaining_months: 0 })).toBeUndefined()
  expect(paid({ end_age: 42 })).toBeUndefined()
  expect(paid({ end_age: 60 })).toBe(950)
})

test('advice 3: of half incapacity half of the benefit is paid, of full incapacity all', () => {
  const { incapacitated } = calculateCoupleScenarios([{ ...monthly, covers: 'incapacity' }])
  expect(incapacitated['50'].applicant?.insured?.cover.monthly).toBe(475)
  expect(incapacitated['80'].applicant?.insured?.cover.monthly).toBe(950)
  expect(incapacitated.durable?.applicant?.insured?.cover.monthly).toBe(950)
})

test('advice 3: without policies there is no second outcome, and the first is the same', () => {
  const { insured: _, ...without } = calculateCoupleScenarios([]).death.applicant ?? {}
  const { insured, ...first } = calculateCoupleScenarios([life]).death.applicant ?? {}
  expect({ ...first, figures: null }).toEqual({ ...without, figures: null })
  expect(insured).not.toBeNull()
})
