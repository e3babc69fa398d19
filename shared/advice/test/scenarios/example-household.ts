import { ScenarioInput, type ScenarioSet } from '@portal/contract/scenario'
import * as v from 'valibot'
import { getCalculationBasisOn } from '../../node/own-norms.ts'
import { calculateScenarioSet } from '../../src/scenarios/scenario-set.ts'

/** Day of all calculations, on which the norms of July 2026 apply. */
export const today = '2026-11-25'

/** Creates an interest-only part at 4 % without deduction, whose rate stays fixed: € 100,000 costs € 333.33 a month. */
export const createPart = (current_amount: number, more: object = {}) => ({
  repayment_type: 'interest_only',
  current_amount,
  interest_rate: 0.04,
  duration_in_months: 360,
  deductible_period_in_months: 0,
  remaining_interest_period_in_months: 360,
  ...more,
})

export const createPerson = (annual_employment_income: number, more: object = {}) => ({
  date_of_birth: '1984-04-17',
  income: { annual_employment_income },
  ...more,
})

export const calculateScenarios = (given: object): ScenarioSet =>
  calculateScenarioSet(
    v.parse(ScenarioInput, { property_tax_value: null, ...given }),
    getCalculationBasisOn(today),
  )
