import type { AdvicePerson, EnergyLabel } from '@portal/contract/advice'
import type { ScenarioResult } from '@portal/contract/scenario'
import { toCents } from '@portal/domain/money'
import { alimonyOf, burdensOf } from '../burdens.ts'
import { type Figure, figure, numberOf } from '../figure.ts'
import { homeTaxBenefit, imputedRent } from '../home-tax.ts'
import { testIncomeOf } from '../household.ts'
import { type Earnings, netIncome } from '../income-tax.ts'
import { testIncomes } from '../lending.ts'
import {
  deductibleInterest,
  monthlyPayments,
  monthsAfter,
  type PartThen,
  type PlannedPart,
  partAt,
  remainingSum,
} from '../loan-part.ts'
import type { Norms } from '../norms.ts'
import { type Room, roomBeside } from '../room.ts'
import { testParts } from '../tested-parts.ts'
import { stepsOf, type Tracer } from '../trace.ts'

/** What all scenarios of a household have in common. */
export interface Setting {
  norms: Norms
  /** 'YYYY-MM-DD'. */
  today: string
  parts: readonly PlannedPart[]
  label: EnergyLabel | null
  /** WOZ value; null when not known. */
  propertyValue: number | null
  tracer: Tracer
  /** The parts so many months on, as far as they have been looked at. */
  seen: Map<number, PartThen[]>
}

/** A household at a moment: who is in it, with what each has then. */
export interface Moment {
  /** Months from today. */
  months: number
  /** Date of the moment, where it is not just that many months from today. */
  date?: string
  members: readonly { person: AdvicePerson; earnings: Earnings }[]
  /** Other incomes that a lender tests as well, such as those after a pension that is near; the lowest outcome decides. */
  alsoTested?: readonly (readonly Earnings[])[]
}

/** Net income of a household in a month, the tax of the own home included. */
export function householdIncome(
  { norms, propertyValue }: Pick<Setting, 'norms' | 'propertyValue'>,
  members: Moment['members'],
  parts: readonly PartThen[],
): Figure {
  const incomes = members.map(({ earnings }) => ({ earnings, ...netIncome(norms, earnings) }))
  const highest = incomes.reduce((most, one) => (one.gross.value > most.gross.value ? one : most))
  const rent = imputedRent(norms, propertyValue ?? 0)
  const benefit = homeTaxBenefit(norms, highest, highest.earnings.isAow, rent, deductibleInterest(parts))
  const nets = incomes.map(({ net }) => net)
  const year = nets.reduce((sum, { value }) => sum + value, benefit.value)
  return figure('net_monthly_income', year / 12, { net_income: nets, home_tax_benefit: benefit })
}

/** The loan's parts so many months on. */
export function partsAt({ parts, norms, seen }: Setting, months: number): PartThen[] {
  const then =
    seen.get(months) ?? parts.map((planned) => partAt(planned, months, norms['test-rate'].percent.value))
  seen.set(months, then)
  return then
}

/** What the norms allow at a moment: for the debt lent anew over the norms' whole term (SCEN-27), and for payments as they are. */
function roomsAt(
  { norms, label }: Setting,
  { members, alsoTested = [] }: Moment,
  parts: readonly PartThen[],
) {
  const open = parts.filter(({ debt }) => numberOf(debt) > 0)
  const anew = testParts(norms, open, {
    fixedMonths: (part) => part.fixedMonths,
    months: () => norms.lending.test_months.value,
  })
  const { rate } = anew
  const persons = members.map(({ person }) => person)
  const alimony = persons.reduce((sum, person) => sum + alimonyOf(person), 0)
  const isDeductible = open.some((part) => part.isDeductible)
  const request = {
    incomes: [members.map(({ earnings }) => earnings), ...alsoTested].flatMap((earnings) =>
      testIncomes(
        earnings.map((one) => ({ income: testIncomeOf(one), isAow: one.isAow })),
        alimony,
      ),
    ),
    isSingle: members.length === 1,
    isInterestOnly: false,
    rate,
    label,
    burdens: persons.flatMap((person) => burdensOf(norms, person, rate, isDeductible)),
  }
  const repaid: Room = roomBeside(norms, { ...request, parts: anew.parts })
  const asPaid: Room = roomBeside(norms, {
    ...request,
    parts: open.map(({ debt, isDeductible, payment }) => ({ debt, isBox3: !isDeductible, burden: payment })),
  })
  return { repaid, asPaid }
}

/** What is made of a moment besides the sums of all scenarios. */
export interface Reading {
  /** Which maximum counts; that of box 1 unless said. */
  box?: 'box1' | 'box3'
  /** A further limit that the debt must stay below to be lent anew. */
  limit?: Figure | undefined
}

/** Works out a scenario: income, payments, and what a lender would make of them. */
export function assess(
  setting: Setting,
  moment: Moment,
  incomeToday: Figure,
  { box = 'box1', limit }: Reading = {},
): ScenarioResult {
  const parts = partsAt(setting, moment.months)
  const income = householdIncome(setting, moment.members, parts)
  const difference = figure('net_income_difference', income.value - incomeToday.value, {
    net_monthly_income: [income, incomeToday],
  })
  const payments = monthlyPayments(parts)
  const remaining = remainingSum(parts)
  const { repaid, asPaid } = roomsAt(setting, moment, parts)
  const most = figure('maximum_payments', Math.max(0, payments.value + asPaid.payments.value), {
    monthly_payments: payments,
    room_for_payments: asPaid.payments,
  })
  const total = repaid[box]
  const canPay = payments.value <= most.value + 0.005
  const canProlong =
    remaining.value <= Math.floor(total.value) + 1 && (!limit || remaining.value <= limit.value)
  return {
    income: {
      total_net_monthly_income: toCents(income.value),
      difference_net_monthly_income: toCents(difference.value),
    },
    verdict: {
      can_pay_mortgage: canPay,
      can_prolong_mortgage: canProlong,
      livable: canPay && canProlong ? true : canPay || canProlong ? 'maybe' : false,
    },
    mortgage_situation: {
      date: moment.date ?? monthsAfter(setting.today, moment.months),
      monthly_payments: toCents(payments.value),
      remaining_sum: toCents(remaining.value),
    },
    maximum_mortgage: { monthly_payments: toCents(most.value), total_sum: Math.floor(total.value) },
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
