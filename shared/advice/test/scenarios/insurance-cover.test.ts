import { expect, test } from 'vitest'
import { calculateScenarios, createPart, createPerson } from './example-household.ts'

const calculateCoupleScenarios = (policies: object[], more: object = {}) =>
  calculateScenarios({
    applicant: createPerson(60_000, { years_of_work: 11 }),
    partner: createPerson(30_000),
    loan_parts: [createPart(200_000), createPart(100_000)],
    policies,
    ...more,
  })
const deathPolicy = { insured: 'applicant', covers: 'death', amount: 150_000 }

test('a death benefit of 150,000 repays half of 300,000, so 500 a month is paid instead of 1,000 @SCEN-34', () => {
  const { death } = calculateCoupleScenarios([deathPolicy])
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

test('a benefit for the lender counts, a benefit for another person does not', () => {
  const getInsuredResult = (beneficiary: string) =>
    calculateCoupleScenarios([{ ...deathPolicy, beneficiary }]).death.applicant?.insured
  expect(getInsuredResult('other')).toBeNull()
  expect(getInsuredResult('lender')?.mortgage_situation.remaining_sum).toBe(150_000)
})

test('a benefit above the debt leaves no debt, and the loan on this home is repaid first', () => {
  const getRemainingDebt = (amount: number, loan_parts: object[]) =>
    calculateCoupleScenarios([{ ...deathPolicy, amount }], { loan_parts }).death.applicant?.insured
      ?.mortgage_situation.remaining_sum
  expect(getRemainingDebt(900_000, [createPart(200_000)])).toBe(0)
  const both = [createPart(200_000), createPart(100_000, { on_home: false })]
  expect(getRemainingDebt(200_000, both)).toBe(100_000)
  expect(getRemainingDebt(250_000, both)).toBe(50_000)
})

const unemploymentPolicy = { insured: 'applicant', covers: 'unemployment', monthly_benefit: 950 }

test('a monthly benefit of 950 raises the maximum payment by 950 for 12 months', () => {
  const result = calculateCoupleScenarios([{ ...unemploymentPolicy, duration_in_months: 12 }]).unemployment
    .applicant
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

test('a policy pays nothing during its waiting period and after its end', () => {
  const getMonthlyCover = (more: object) =>
    calculateCoupleScenarios([{ ...unemploymentPolicy, ...more }]).unemployment.applicant?.insured?.cover
      .monthly
  expect(getMonthlyCover({ waiting_months: 3 })).toBe(950)
  expect(getMonthlyCover({ waiting_months: 4 })).toBe(0)
  expect(getMonthlyCover({ remaining_months: 3 })).toBe(0)
  expect(getMonthlyCover({ remaining_months: 0 })).toBeUndefined()
  expect(getMonthlyCover({ end_age: 42 })).toBeUndefined()
  expect(getMonthlyCover({ end_age: 60 })).toBe(950)
})

test('half incapacity gives half of the benefit, full incapacity all of it', () => {
  const { incapacitated } = calculateCoupleScenarios([{ ...unemploymentPolicy, covers: 'incapacity' }])
  expect(incapacitated['50'].applicant?.insured?.cover.monthly).toBe(475)
  expect(incapacitated['80'].applicant?.insured?.cover.monthly).toBe(950)
  expect(incapacitated.durable?.applicant?.insured?.cover.monthly).toBe(950)
})

test('without policies there is no insured result, and the other result is the same', () => {
  const { insured: _, ...without } = calculateCoupleScenarios([]).death.applicant ?? {}
  const { insured, ...first } = calculateCoupleScenarios([deathPolicy]).death.applicant ?? {}
  expect({ ...first, figures: null }).toEqual({ ...without, figures: null })
  expect(insured).not.toBeNull()
})
