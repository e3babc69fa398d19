import { Policy } from '@portal/contract/policy'
import * as v from '@portal/contract/valibot'
import { expect, test } from 'vitest'
import { readPolicyCovers } from './policy-cover.ts'

const exampleCustomer = { full_name: 'Anna de Wit', first_name: 'Anna' }
const examplePartner = { full_name: 'Bas van der Meer', first_name: 'Bas' }
const household = { customer: exampleCustomer, partner: examplePartner, today: '2026-11-25' }

const createPolicy = (given: object) =>
  v.parse(Policy, {
    id: 7,
    name: 'Overlijdensrisicoverzekering',
    mutation_code: 0,
    active: true,
    view_group_name: 'Risicoverzekering',
    expiration_date: '2050-11-25',
    ...given,
  })
const createCoverage = (label: string, value: string) => ({ coverages: [{ label, value }] })
const readCovers = (...given: object[]) => readPolicyCovers(given.map(createPolicy), household)
const readFirstCover = (given: object) => readCovers(given).covers[0]?.sent
const deathCoverage = createCoverage('Uitkering bij overlijden', '€ 250.000')

test('a term life policy pays an amount on death, until it ends', () => {
  expect(readFirstCover(deathCoverage)).toEqual({
    insured: 'applicant',
    covers: 'death',
    amount: 250_000,
    beneficiary: null,
    waiting_months: 0,
    duration_in_months: null,
    remaining_months: 288,
    end_age: null,
  })
})

test('a policy counts until the day on which it ends', () => {
  const getRemainingMonths = (expiration_date: string) =>
    readFirstCover({ ...deathCoverage, expiration_date })?.remaining_months
  expect(['2026-11-25', '2026-11-26', '2026-12-25', '2026-12-26'].map(getRemainingMonths)).toEqual([
    undefined,
    1,
    1,
    2,
  ])
})

test('insured person and beneficiary are those named in the file', () => {
  const createDescribedCoverage = (label: string, value: string) => ({
    ...deathCoverage,
    descriptions: [{ label, value }],
  })
  expect(readCovers(createDescribedCoverage('Verzekerde', 'Bas van der Meer')).covers[0]).toMatchObject({
    isNamed: true,
    sent: { insured: 'partner' },
  })
  expect(readCovers({ ...deathCoverage, name: 'Risicoverzekering Bas' }).covers[0]).toMatchObject({
    sent: { insured: 'partner' },
  })
  expect(readCovers({ ...deathCoverage, name: 'Basisverzekering' }).covers[0]).toMatchObject({
    isNamed: false,
    sent: { insured: 'applicant' },
  })
  expect(readFirstCover(createDescribedCoverage('Begunstigde', 'Bas van der Meer'))?.beneficiary).toBe(
    'survivor',
  )
  expect(readFirstCover(createDescribedCoverage('Begunstigde', 'Erfgenamen'))?.beneficiary).toBe('survivor')
  expect(readFirstCover(createDescribedCoverage('Verpand aan', 'Dommelbank'))?.beneficiary).toBe('lender')
  expect(readCovers(createDescribedCoverage('Begunstigde', 'Stichting Dierenhulp'))).toEqual({
    covers: [],
    leftOut: [{ id: '7', name: 'Overlijdensrisicoverzekering', why: 'other_receives' }],
  })
})

test('a living-costs policy pays a monthly amount, with waiting period, duration and end age', () => {
  const costs = { name: 'Woonlastenbeschermer', view_group_name: 'Woonlastenbeschermer' }
  const covers = readCovers({
    ...costs,
    coverages: [
      { label: 'Bij arbeidsongeschiktheid', value: '€ 950,50 per maand, wachttijd 1 jaar, tot 67 jaar' },
      { label: 'Bij werkloosheid', value: '€ 950 per maand, ten hoogste 12 maanden' },
    ],
  }).covers.map((one) => one.sent)
  expect(covers).toMatchObject([
    {
      covers: 'incapacity',
      monthly_benefit: 950.5,
      waiting_months: 12,
      end_age: 67,
      duration_in_months: null,
    },
    {
      covers: 'unemployment',
      monthly_benefit: 950,
      waiting_months: 0,
      end_age: null,
      duration_in_months: 12,
    },
  ])
  const described = [
    { label: 'Eigenrisicoperiode', value: '90 dagen' },
    { label: 'Eindleeftijd', value: '65 jaar' },
  ]
  expect(
    readFirstCover({
      ...costs,
      ...createCoverage('Arbeidsongeschiktheid', '€ 800 per maand'),
      descriptions: described,
    }),
  ).toMatchObject({
    waiting_months: 3,
    end_age: 65,
  })
})

test('savings policies and unclear policies are excluded with a reason', () => {
  const getExclusionReasons = (given: object) => readCovers(given).leftOut.map((one) => one.why)
  expect(
    getExclusionReasons({
      view_group_name: 'Spaarverzekering',
      ...createCoverage('Doelkapitaal', '€ 105.000'),
    }),
  ).toEqual(['savings'])
  expect(getExclusionReasons(createCoverage('Uitkering per jaar', '€ 6.000'))).toEqual(['unclear'])
  expect(getExclusionReasons(createCoverage('Bij overlijden', '€ 6.000 per jaar'))).toEqual(['unclear'])
  expect(getExclusionReasons(createCoverage('Bij overlijden', 'zie polis'))).toEqual(['unclear'])
})

test('a package counts by its policies; ended policies and property insurance are ignored', () => {
  const child = createPolicy({ id: 8, name: 'Risicoverzekering Bas', ...deathCoverage })
  expect(readCovers({ is_package: true, children: [child] }).covers.map(({ id }) => id)).toEqual(['8-0'])
  expect(readCovers({ ...deathCoverage, mutation_code: 4 })).toEqual({ covers: [], leftOut: [] })
  expect(readCovers({ ...deathCoverage, active: false })).toEqual({ covers: [], leftOut: [] })
  expect(readCovers({ ...deathCoverage, expiration_date: '2026-11-25' })).toEqual({ covers: [], leftOut: [] })
  expect(readCovers({ view_group_name: 'Woonverzekering' })).toEqual({ covers: [], leftOut: [] })
})
