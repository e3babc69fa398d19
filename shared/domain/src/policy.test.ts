import type { Policy } from '@portal/contract/policy'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  calculateMonthlyPremium,
  getPolicyGroup,
  groupPackages,
  isShownPolicy,
  toMonthlyPremium,
} from './policy.ts'

const createPolicy = (given: Partial<Policy> = {}): Policy => ({
  id: 1,
  name: 'Polis',
  descriptions: [],
  is_package: null,
  parent_id: null,
  start_date: null,
  expiration_date: null,
  contract_expiration_date: null,
  premium_end_date: null,
  package_number: null,
  contract_number: null,
  tracking_number: null,
  coverages: [],
  claim_free_years: null,
  mutation_code: 0,
  agency: null,
  view_group_name: 'Risicoverzekering',
  branche_group_name: null,
  total_term_amount: null,
  monthly_term_amount: null,
  status: null,
  duration: null,
  active: null,
  payment_term: null,
  children: [],
  ...given,
})

test.each([
  [540, 12, 45],
  [116.25, 3, 38.75],
  [27.4, 1, 27.4],
  [27.4, 0, 27.4],
  [27.4, -3, 27.4],
  [100, 0.5, 100],
])('@POLICY-07 a premium of %d for %d months is %d a month', (amount, months, expected) =>
  expect(toMonthlyPremium(amount, months)).toBe(expected),
)

test('@POLICY-07 a monthly premium is at most the premium of its payment term', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e7 }), fc.integer({ min: -2, max: 24 }), (cents, months) => {
      const amount = toMonthlyPremium(cents / 100, months)
      expect(amount).toBeGreaterThanOrEqual(0)
      expect(amount).toBeLessThanOrEqual(cents / 100)
    }),
  ))

test.each([
  ['Risicoverzekering', null, 'risk'],
  ['Overlijdensrisicoverzekering', null, 'risk'],
  ['GEMENGDE verzekering', null, 'mixed'],
  ['Spaarverzekering', null, 'savings'],
  [' Woonlastenbeschermer', null, 'living_costs'],
  [null, 'Spaarverzekering', 'savings'],
  ['Eigen groep 7', 'Gemengde verzekering', 'mixed'],
  ['Risicoverzekering', 'Spaarverzekering', 'risk'],
  ['Woonverzekering', 'Schadeverzekering', null],
  ['constructor', '__proto__', null],
  ['', null, null],
])('@POLICY-06 view group %s and branch %s are the group %s', (view, branch, group) =>
  expect(getPolicyGroup({ view_group_name: view, branche_group_name: branch })).toBe(group),
)

test.each([
  [{}, true],
  [{ mutation_code: 4 }, false],
  [{ mutation_code: null }, false],
  [{ view_group_name: 'Autoverzekering' }, false],
])('@POLICY-06 a policy with %j is shown: %s', (given, shown) =>
  expect(isShownPolicy(createPolicy(given))).toBe(shown),
)

test('policies listed beside their package are moved into it, once', () => {
  const child = createPolicy({ id: 3, parent_id: 2 })
  const [single, whole, ...more] = groupPackages([
    createPolicy(),
    createPolicy({ id: 2, is_package: true, children: [child] }),
    child,
    createPolicy({ id: 4, parent_id: 2 }),
  ])
  expect([single?.id, whole?.id, more]).toEqual([1, 2, []])
  expect(whole?.children?.map(({ id }) => id)).toEqual([3, 4])
})

test('a policy whose package is missing or is itself stays separate', () =>
  expect(
    groupPackages([createPolicy({ id: 3, parent_id: 99 }), createPolicy({ id: 5, parent_id: 5 })]).map(
      ({ id }) => id,
    ),
  ).toEqual([3, 5]))

test.each([
  [{ total_term_amount: 30, payment_term: 3 }, 10],
  [{ total_term_amount: 30, payment_term: 0 }, 30],
  [{ total_term_amount: 0 }, 0],
  [{ monthly_term_amount: 12 }, 12],
  [{}, null],
  [{ is_package: true, children: [createPolicy({ id: 2, total_term_amount: 24, payment_term: 12 })] }, 2],
  [{ is_package: true, children: [] }, null],
])('the monthly premium of %j is %s', (given, expected) =>
  expect(calculateMonthlyPremium(createPolicy(given))).toBe(expected),
)
