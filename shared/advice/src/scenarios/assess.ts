import { addMonths } from '@portal/contract/day'
import type { ScenarioResult } from '@portal/contract/scenario'
import { toCents } from '@portal/domain/money'
import { alimonyOf, burdensOf } from '../burdens.ts'
import { type CapacityRequest, remainingCapacity } from '../capacity.ts'
import { type Figure, figure, numberOf } from '../figure.ts'
import { homeTaxBenefit, imputedRent } from '../home-tax.ts'
import { testIncomeOf } from '../household.ts'
import { netIncome } from '../income-tax.ts'
import { testIncomes } from '../lending.ts'
import { deductibleInterest, monthlyPayments, type PartState, remainingSum } from '../loan-part.ts'
import { testParts } from '../tested-parts.ts'
import { stepsOf } from '../trace.ts'
import { type Moment, testedEarnings } from './household-at.ts'
import { partsAt, type ScenarioContext } from './scenario-context.ts'

/** Net monthly income of a household, including tax on the home and policy payments. */
export function householdIncome(
  { norms, propertyValue }: Pick<ScenarioContext, 'norms' | 'propertyValue'>,
  members: Moment['members'],
  parts: readonly PartState[],
  cover: Figure | null = null,
): Figure {
  const incomes = members.map(({ earnings }) => ({ earnings, ...netIncome(norms, earnings) }))
  const rent = imputedRent(norms, propertyValue ?? 0)
  const benefit = homeTaxBenefit(norms, incomes, rent, deductibleInterest(parts))
  const nets = incomes.map(({ net }) => net)
  const year = nets.reduce((sum, { value }) => sum + value, benefit.value)
  return figure('net_monthly_income', year / 12 + (cover?.value ?? 0), {
    net_income: nets,
    home_tax_benefit: benefit,
    ...(cover && { cover_benefit: cover }),
  })
}

/** Makes the request for a maximum at a moment, for any kind of loan. */
function requestAt(
  { norms, label }: ScenarioContext,
  moment: Moment,
  open: readonly PartState[],
  rate: Figure,
) {
  const { members, gone } = moment
  const persons = members.map(({ person }) => person)
  const alimony = persons.reduce((sum, person) => sum + alimonyOf(person), 0)
  const isDeductible = open.some((part) => part.isDeductible)
  return {
    incomes: testedEarnings(moment).flatMap((earnings) =>
      testIncomes(
        earnings.map((one) => ({ income: testIncomeOf(one), isAow: one.isAow })),
        alimony,
      ),
    ),
    isSingle: members.length === 1,
    isInterestOnly: false,
    rate,
    label,
    burdens: [...persons, ...(gone ? [gone] : [])].flatMap((person) =>
      burdensOf(norms, person, rate, isDeductible),
    ),
  } satisfies Omit<CapacityRequest, 'parts'>
}

/** Tests a moment by the lending norms: incomes, and parts with debt over the norms' whole term (SCEN-27). */
function testAt(setting: ScenarioContext, moment: Moment) {
  const { norms } = setting
  const parts = partsAt(setting, moment.months)
  const open = parts.filter(({ debt }) => numberOf(debt) > 0)
  const anew = testParts(norms, open, {
    fixedMonths: (part) => part.fixedMonths,
    months: () => norms.lending.test_months.value,
  })
  return { parts, open, anew: anew.parts, request: requestAt(setting, moment, open, anew.rate) }
}

/** Income, payments and the norms' limit in a month of a scenario. */
export interface Affordability {
  income: Figure
  payments: Figure
  most: Figure
  fits: boolean
}

function affordabilityOf(
  setting: ScenarioContext,
  moment: Moment,
  { parts, open, request }: ReturnType<typeof testAt>,
  cover: Figure | null,
): Affordability {
  const asPaid = remainingCapacity(setting.norms, {
    ...request,
    parts: open.map(({ debt, isDeductible, payment }) => ({ debt, isBox3: !isDeductible, burden: payment })),
  })
  const payments = monthlyPayments(parts)
  const possible = payments.value + asPaid.payments.value + (cover?.value ?? 0)
  const most = figure('maximum_payments', Math.max(0, possible), {
    monthly_payments: payments,
    room_for_payments: asPaid.payments,
    ...(cover && { cover_benefit: cover }),
  })
  return {
    income: householdIncome(setting, moment.members, parts, cover),
    payments,
    most,
    fits: payments.value <= most.value + 0.005,
  }
}

/** Checks whether a household can pay its loan at a moment; `cover` is the monthly payment of policies. */
export const affordabilityAt = (
  setting: ScenarioContext,
  moment: Moment,
  cover: Figure | null = null,
): Affordability => affordabilityOf(setting, moment, testAt(setting, moment), cover)

/** Options of an assessment. */
export interface AssessOptions {
  /** Box of the maximum that counts; box 1 by default. */
  box?: 'box1' | 'box3'
  /** Additional limit of the debt for it to be lent again. */
  limit?: Figure | undefined
  cover?: Figure | null
}

/** An outcome before later months are checked. */
export type Assessed = Omit<ScenarioResult, 'steps' | 'insured'>

/** Assesses a moment of a scenario: income, payments and the maximum loan. */
export function assess(
  setting: ScenarioContext,
  moment: Moment,
  incomeToday: Figure,
  { box = 'box1', limit, cover = null }: AssessOptions = {},
): Assessed {
  const read = testAt(setting, moment)
  const { income, payments, most, fits } = affordabilityOf(setting, moment, read, cover)
  const repaid = remainingCapacity(setting.norms, { ...read.request, parts: read.anew })
  const difference = figure('net_income_difference', toCents(income.value) - toCents(incomeToday.value), {
    net_monthly_income: [income, incomeToday],
  })
  const remaining = remainingSum(read.parts)
  const total = { ...repaid[box], value: Math.floor(repaid[box].value) }
  const canProlong = remaining.value <= total.value + 1 && (!limit || remaining.value <= limit.value)
  return {
    income: {
      total_net_monthly_income: toCents(income.value),
      difference_net_monthly_income: toCents(difference.value),
    },
    verdict: {
      can_pay_mortgage: fits,
      can_prolong_mortgage: canProlong,
      livable: fits && canProlong ? true : fits || canProlong ? 'maybe' : false,
    },
    mortgage_situation: {
      date: moment.date ?? addMonths(setting.today, moment.months),
      monthly_payments: toCents(payments.value),
      remaining_sum: toCents(remaining.value),
    },
    maximum_mortgage: { monthly_payments: toCents(most.value), total_sum: total.value },
    figures: stepsOf(setting.tracer, {
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
