import { addMonths } from '@portal/contract/calendar-day'
import type { ScenarioResult } from '@portal/contract/scenario'
import { roundToCents } from '@portal/domain/money'
import { calculateBurdens, calculateYearlyAlimony } from '../burdens.ts'
import { type CapacityRequest, calculateRemainingCapacity } from '../capacity.ts'
import { createFigure, type Figure, getAmountValue } from '../figure.ts'
import { calculateHomeTaxBenefit, calculateImputedRent } from '../home-tax.ts'
import { calculateTestIncome } from '../household.ts'
import { calculateNetIncome } from '../income-tax.ts'
import { calculateTestIncomes } from '../lending.ts'
import {
  calculateDeductibleInterest,
  type PartState,
  sumMonthlyPayments,
  sumRemainingDebt,
} from '../loan-part.ts'
import { testLoanParts } from '../tested-parts.ts'
import { getStepIds } from '../trace.ts'
import { type HouseholdMoment, listTestedEarnings } from './household-at.ts'
import { getPartsAt, type ScenarioContext } from './scenario-context.ts'

/** Net monthly income of a household, including tax on the home and policy payments. */
export function calculateHouseholdIncome(
  { norms, propertyValue }: Pick<ScenarioContext, 'norms' | 'propertyValue'>,
  members: HouseholdMoment['members'],
  parts: readonly PartState[],
  cover: Figure | null = null,
): Figure {
  const incomes = members.map(({ earnings }) => ({ earnings, ...calculateNetIncome(norms, earnings) }))
  const rent = calculateImputedRent(norms, propertyValue ?? 0)
  const benefit = calculateHomeTaxBenefit(norms, incomes, rent, calculateDeductibleInterest(parts))
  const nets = incomes.map(({ net }) => net)
  const year = nets.reduce((sum, { value }) => sum + value, benefit.value)
  return createFigure('net_monthly_income', year / 12 + (cover?.value ?? 0), {
    net_income: nets,
    home_tax_benefit: benefit,
    ...(cover && { cover_benefit: cover }),
  })
}

/** Makes the request for a maximum at a moment, for any kind of loan. */
function createCapacityRequest(
  { norms, label }: ScenarioContext,
  moment: HouseholdMoment,
  open: readonly PartState[],
  rate: Figure,
) {
  const { members, gone } = moment
  const persons = members.map(({ person }) => person)
  const alimony = persons.reduce((sum, person) => sum + calculateYearlyAlimony(person), 0)
  const isDeductible = open.some((part) => part.isDeductible)
  return {
    incomes: listTestedEarnings(moment).flatMap((earnings) =>
      calculateTestIncomes(
        earnings.map((one) => ({ income: calculateTestIncome(one), isAow: one.isAow })),
        alimony,
      ),
    ),
    isSingle: members.length === 1,
    isInterestOnly: false,
    rate,
    label,
    burdens: [...persons, ...(gone ? [gone] : [])].flatMap((person) =>
      calculateBurdens(norms, person, rate, isDeductible),
    ),
  } satisfies Omit<CapacityRequest, 'parts'>
}

/** Tests a moment by the lending norms: incomes, and parts with debt over the norms' whole term (SCEN-27). */
function testMoment(setting: ScenarioContext, moment: HouseholdMoment) {
  const { norms } = setting
  const parts = getPartsAt(setting, moment.months)
  const open = parts.filter(({ debt }) => getAmountValue(debt) > 0)
  const anew = testLoanParts(norms, open, {
    fixedMonths: (part) => part.fixedMonths,
    months: () => norms.lending.test_months.value,
  })
  return { parts, open, anew: anew.parts, request: createCapacityRequest(setting, moment, open, anew.rate) }
}

/** Income, payments and the norms' limit in a month of a scenario. */
export interface Affordability {
  income: Figure
  payments: Figure
  most: Figure
  fits: boolean
}

function calculateAffordability(
  setting: ScenarioContext,
  moment: HouseholdMoment,
  { parts, open, request }: ReturnType<typeof testMoment>,
  cover: Figure | null,
): Affordability {
  const asPaid = calculateRemainingCapacity(setting.norms, {
    ...request,
    parts: open.map(({ debt, isDeductible, payment }) => ({ debt, isBox3: !isDeductible, burden: payment })),
  })
  const payments = sumMonthlyPayments(parts)
  const possible = payments.value + asPaid.payments.value + (cover?.value ?? 0)
  const most = createFigure('maximum_payments', Math.max(0, possible), {
    monthly_payments: payments,
    room_for_payments: asPaid.payments,
    ...(cover && { cover_benefit: cover }),
  })
  return {
    income: calculateHouseholdIncome(setting, moment.members, parts, cover),
    payments,
    most,
    fits: payments.value <= most.value + 0.005,
  }
}

/** Checks whether a household can pay its loan at a moment; `cover` is the monthly payment of policies. */
export const assessAffordabilityAt = (
  setting: ScenarioContext,
  moment: HouseholdMoment,
  cover: Figure | null = null,
): Affordability => calculateAffordability(setting, moment, testMoment(setting, moment), cover)

export interface AssessOptions {
  /** Box of the maximum that counts; box 1 by default. */
  box?: 'box1' | 'box3'
  /** Additional limit of the debt for it to be lent again. */
  limit?: Figure | undefined
  cover?: Figure | null
}

/** Result of an assessed moment, before later months are checked. */
export type AssessedOutcome = Omit<ScenarioResult, 'steps' | 'insured'>

/** Assesses a moment of a scenario: income, payments and the maximum loan. */
export function assessMoment(
  setting: ScenarioContext,
  moment: HouseholdMoment,
  incomeToday: Figure,
  { box = 'box1', limit, cover = null }: AssessOptions = {},
): AssessedOutcome {
  const read = testMoment(setting, moment)
  const { income, payments, most, fits } = calculateAffordability(setting, moment, read, cover)
  const repaid = calculateRemainingCapacity(setting.norms, { ...read.request, parts: read.anew })
  const difference = createFigure(
    'net_income_difference',
    roundToCents(income.value) - roundToCents(incomeToday.value),
    {
      net_monthly_income: [income, incomeToday],
    },
  )
  const remaining = sumRemainingDebt(read.parts)
  const total = { ...repaid[box], value: Math.floor(repaid[box].value) }
  const canProlong = remaining.value <= total.value + 1 && (!limit || remaining.value <= limit.value)
  return {
    income: {
      total_net_monthly_income: roundToCents(income.value),
      difference_net_monthly_income: roundToCents(difference.value),
    },
    verdict: {
      can_pay_mortgage: fits,
      can_prolong_mortgage: canProlong,
      livable: fits && canProlong ? true : fits || canProlong ? 'maybe' : false,
    },
    mortgage_situation: {
      date: moment.date ?? addMonths(setting.today, moment.months),
      monthly_payments: roundToCents(payments.value),
      remaining_sum: roundToCents(remaining.value),
    },
    maximum_mortgage: { monthly_payments: roundToCents(most.value), total_sum: total.value },
    figures: getStepIds(setting.tracer, {
      'income.total_net_monthly_income': income,
      'income.difference_net_monthly_income': difference,
      'mortgage_situation.monthly_payments': payments,
      'mortgage_situation.remaining_sum': remaining,
      'maximum_mortgage.monthly_payments': most,
      'maximum_mortgage.total_sum': total,
      ...(limit && { 'verdict.can_prolong_mortgage': limit }),
    }),
  }
}
