import type { ScenarioResult } from '@portal/contract/scenario'
import { roundToCents } from '@portal/domain/money'
import { addMonths } from '@portal/time/calendar-day'
import { type BorrowingCapacityRequest, calculateRemainingCapacity } from '../borrowing-capacity.ts'
import { createFigure, type Figure, getAmountValue } from '../figure.ts'
import { getStepIds } from '../figure-tracer.ts'
import { calculateHomeTaxBenefit, calculateImputedRent } from '../home-tax.ts'
import { calculateTestIncome } from '../household.ts'
import { calculateNetIncome } from '../income-tax.ts'
import { calculateTestIncomes } from '../lending-norms.ts'
import {
  calculateDeductibleInterest,
  type PartState,
  sumMonthlyPayments,
  sumRemainingDebt,
} from '../loan-part.ts'
import { calculateBurdens, calculateYearlyAlimony } from '../obligation-burdens.ts'
import { calculatePartBurdens } from '../part-burdens.ts'
import { type HouseholdState, listTestedEarnings } from './household-state.ts'
import { getPartsInMonth, type ScenarioContext } from './scenario-context.ts'

/** Calculates the net monthly income of a household, including the tax effect of the home and insurance payments. */
export function calculateHouseholdIncome(
  { norms, propertyValue }: Pick<ScenarioContext, 'norms' | 'propertyValue'>,
  members: HouseholdState['members'],
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

function createCapacityRequest(
  { norms, label }: ScenarioContext,
  state: HouseholdState,
  partsWithDebt: readonly PartState[],
  rate: Figure,
) {
  const { members, departedPerson } = state
  const persons = members.map(({ person }) => person)
  const alimony = persons.reduce((sum, person) => sum + calculateYearlyAlimony(person), 0)
  const isDeductible = partsWithDebt.some((part) => part.isDeductible)
  return {
    incomes: listTestedEarnings(state).flatMap((earnings) =>
      calculateTestIncomes(
        earnings.map((one) => ({
          income: calculateTestIncome(one),
          hasReachedPensionAge: one.hasReachedPensionAge,
        })),
        alimony,
      ),
    ),
    isSingle: members.length === 1,
    isInterestOnly: false,
    rate,
    label,
    burdens: [...persons, ...(departedPerson ? [departedPerson] : [])].flatMap((person) =>
      calculateBurdens(norms, person, rate, isDeductible),
    ),
  } satisfies Omit<BorrowingCapacityRequest, 'parts'>
}

/**
 * Prepares the lending test of a household: the incomes, and the burdens of the loan parts as if they were repaid over
 * the term of the norms (SCEN-27).
 */
function prepareLendingTest(context: ScenarioContext, state: HouseholdState) {
  const { norms } = context
  const parts = getPartsInMonth(context, state.months)
  const partsWithDebt = parts.filter(({ debt }) => getAmountValue(debt) > 0)
  const partsOverNormTerm = calculatePartBurdens(norms, partsWithDebt, {
    fixedMonths: (part) => part.fixedMonths,
    months: () => norms.lending.test_months.value,
  })
  return {
    parts,
    partsWithDebt,
    partsOverNormTerm: partsOverNormTerm.parts,
    request: createCapacityRequest(context, state, partsWithDebt, partsOverNormTerm.rate),
  }
}

export interface Affordability {
  income: Figure
  payments: Figure
  maximumPayments: Figure
  fits: boolean
}

function calculateAffordability(
  context: ScenarioContext,
  state: HouseholdState,
  { parts, partsWithDebt, request }: ReturnType<typeof prepareLendingTest>,
  cover: Figure | null,
): Affordability {
  const capacity = calculateRemainingCapacity(context.norms, {
    ...request,
    parts: partsWithDebt.map(({ debt, isDeductible, payment }) => ({
      debt,
      isBox3: !isDeductible,
      burden: payment,
    })),
  })
  const payments = sumMonthlyPayments(parts)
  const possible = payments.value + capacity.payments.value + (cover?.value ?? 0)
  const maximumPayments = createFigure('maximum_payments', Math.max(0, possible), {
    monthly_payments: payments,
    room_for_payments: capacity.payments,
    ...(cover && { cover_benefit: cover }),
  })
  return {
    income: calculateHouseholdIncome(context, state.members, parts, cover),
    payments,
    maximumPayments,
    fits: payments.value <= maximumPayments.value + 0.005,
  }
}

/** Calculates whether a household can pay its loan. `cover` is the monthly insurance payment. */
export const assessAffordability = (
  context: ScenarioContext,
  state: HouseholdState,
  cover: Figure | null = null,
): Affordability => calculateAffordability(context, state, prepareLendingTest(context, state), cover)

export interface AssessmentOptions {
  /** Tax box whose maximum loan decides whether the loan can be prolonged. */
  box?: 'box1' | 'box3'
  /** Upper limit of the debt if the loan must be granted again. The maximum by income also applies. */
  limit?: Figure | undefined
  cover?: Figure | null
}

export type AssessedOutcome = Omit<ScenarioResult, 'steps' | 'insured'>

/** Assesses income, payments and the maximum loan of a household. */
export function assessHouseholdState(
  context: ScenarioContext,
  state: HouseholdState,
  incomeToday: Figure,
  { box = 'box1', limit, cover = null }: AssessmentOptions = {},
): AssessedOutcome {
  const tested = prepareLendingTest(context, state)
  const { income, payments, maximumPayments, fits } = calculateAffordability(context, state, tested, cover)
  const maximumByBox = calculateRemainingCapacity(context.norms, {
    ...tested.request,
    parts: tested.partsOverNormTerm,
  })
  const difference = createFigure(
    'net_income_difference',
    roundToCents(income.value) - roundToCents(incomeToday.value),
    {
      net_monthly_income: [income, incomeToday],
    },
  )
  const remaining = sumRemainingDebt(tested.parts)
  const total = { ...maximumByBox[box], value: Math.floor(maximumByBox[box].value) }
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
      date: state.date ?? addMonths(context.today, state.months),
      monthly_payments: roundToCents(payments.value),
      remaining_sum: roundToCents(remaining.value),
    },
    maximum_mortgage: { monthly_payments: roundToCents(maximumPayments.value), total_sum: total.value },
    figures: getStepIds(context.tracer, {
      'income.total_net_monthly_income': income,
      'income.difference_net_monthly_income': difference,
      'mortgage_situation.monthly_payments': payments,
      'mortgage_situation.remaining_sum': remaining,
      'maximum_mortgage.monthly_payments': maximumPayments,
      'maximum_mortgage.total_sum': total,
      ...(limit && { 'verdict.can_prolong_mortgage': limit }),
    }),
  }
}
