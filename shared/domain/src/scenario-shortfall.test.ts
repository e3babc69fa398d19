import { ScenarioResult } from '@portal/contract/scenario'
import * as v from '@portal/contract/valibot'
import { expect, test } from 'vitest'
import { calculateScenarioShortfall } from './scenario-shortfall.ts'

const createScenarioResult = (
  pays: boolean,
  prolongs: boolean,
  possible: number,
  total: number,
  figures = {},
) =>
  v.parse(ScenarioResult, {
    income: { total_net_monthly_income: 3_000, difference_net_monthly_income: -400 },
    verdict: { can_pay_mortgage: pays, can_prolong_mortgage: prolongs, livable: pays && prolongs },
    mortgage_situation: { date: '2047-03-01', monthly_payments: 1_000, remaining_sum: 200_000 },
    maximum_mortgage: { monthly_payments: possible, total_sum: total },
    figures,
  })

test('if the payments fit, the gap is 0', () => {
  expect(calculateScenarioShortfall(createScenarioResult(true, true, 1_200, 240_000), true)).toEqual({
    monthly: 0,
    debt: 0,
  })
})

test('the debt must decrease by the excess share of the payments, rounded up', () => {
  expect(calculateScenarioShortfall(createScenarioResult(false, true, 791.4, 240_000), true)).toEqual({
    monthly: 209,
    debt: 41_800,
  })
})

test('if the loan must also be renewed, the larger decrease counts', () => {
  expect(calculateScenarioShortfall(createScenarioResult(true, false, 1_100, 179_950), true)).toEqual({
    monthly: 0,
    debt: 20_100,
  })
  expect(calculateScenarioShortfall(createScenarioResult(false, false, 950, 179_950), true)).toEqual({
    monthly: 50,
    debt: 20_100,
  })
})

test('no debt is given if the figures do not determine it', () => {
  expect(calculateScenarioShortfall(createScenarioResult(false, true, 800, 240_000), false)).toEqual({
    monthly: 200,
    debt: null,
  })
  expect(calculateScenarioShortfall(createScenarioResult(false, false, 0, 0), true)).toEqual({
    monthly: 1_000,
    debt: null,
  })
  const limited = { 'verdict.can_prolong_mortgage': 7 }
  expect(
    calculateScenarioShortfall(createScenarioResult(true, false, 1_100, 240_000, limited), true),
  ).toEqual({
    monthly: 0,
    debt: null,
  })
  expect(calculateScenarioShortfall(createScenarioResult(true, true, 1_100, 240_000, limited), true)).toEqual(
    {
      monthly: 0,
      debt: 0,
    },
  )
})

test('the shortfall after a benefit ends counts, without a debt', () => {
  const step = { month: 10, date: '2047-10-01', changes: ['unemployment_end'], net_monthly_income: 900 }
  const later = { ...step, monthly_payments: 1_000, maximum_payments: 649.5, fits: false }
  const lacking = { ...createScenarioResult(true, true, 1_200, 240_000), steps: [later] }
  expect(calculateScenarioShortfall(lacking, true)).toEqual({ monthly: 351, debt: null })
})

test('no debt is given if only full repayment would suffice', () => {
  expect(calculateScenarioShortfall(createScenarioResult(false, false, 0, 0), true).debt).toBeNull()
  expect(calculateScenarioShortfall(createScenarioResult(true, false, 1_200, 50), true).debt).toBeNull()
})
