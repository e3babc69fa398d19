import type { EnergyLabel } from '@portal/contract/advice'
import { annuityPayment } from '@portal/domain/annuity'
import { type Amount, byRule, type Figure, figure, numberOf, totalOf } from './figure.ts'
import { housingQuota, labelExtra, singleExtra, type TestIncome } from './lending.ts'
import type { Norms } from './norms.ts'

/** A part of a running loan as the norms weigh it. */
export interface WeighedPart {
  debt: Amount
  /** What it weighs a month. */
  burden: Figure
  isBox3: boolean
}

/** What the room beside a running loan is worked out from. */
export interface RoomRequest {
  incomes: readonly TestIncome[]
  isSingle: boolean
  rate: Figure
  label: EnergyLabel | null
  burdens: readonly Figure[]
  parts: readonly WeighedPart[]
  /** Whether room is for debt of which only interest is paid, instead of debt that is repaid over the norms' term. */
  isInterestOnly: boolean
}

/** What the norms still allow beside a running loan, and the loan that comes to. */
export interface Room {
  /** Payment a month in terms of box 1; below zero when the loan weighs too much. */
  payments: Figure
  /** Share of the income that it follows from. */
  quota: Figure
  box1: Figure
  box3: Figure
}

function roomFor(norms: Norms, test: TestIncome, request: RoomRequest): Room {
  const { rate, label, burdens, parts, isInterestOnly, isSingle } = request
  const months = norms.lending.test_months.value
  const quota = housingQuota(norms, 'box1', test, rate)
  const quota3 = housingQuota(norms, 'box3', test, rate)
  const factor = quota3.value > 0 ? quota.value / quota3.value : 1
  const share = isInterestOnly ? rate.value / 1200 : annuityPayment(1, rate.value, months)
  const extras = [labelExtra(norms, label), singleExtra(norms, test, isSingle)].filter(
    ({ value }) => value > 0,
  )
  const permitted = figure(
    'permitted_payments',
    (numberOf(test.income) * quota.value) / 1200 + totalOf(extras) * share - totalOf(burdens),
    {
      test_income: test.income,
      housing_quota: quota,
      ...byRule(extras),
      ...(extras.length > 0 && { test_rate: rate, months }),
      ...byRule(burdens),
    },
  )
  const inBox = (isBox3: boolean) =>
    parts.filter((part) => part.isBox3 === isBox3).map(({ burden }) => burden)
  const payments = figure(
    'room_for_payments',
    permitted.value - totalOf(inBox(false)) - totalOf(inBox(true)) * factor,
    {
      permitted_payments: permitted,
      ...byRule([...inBox(false), ...inBox(true)]),
      ...(inBox(true).length > 0 && { factor }),
    },
    norms.lending.test_months.source,
  )
  const debts = parts.map(({ debt }) => debt)
  const whole = (room: number) =>
    figure('maximum_mortgage', Math.max(0, totalOf(debts) + room / share), {
      remaining_debt: debts,
      room_for_payments: payments,
      test_rate: rate,
      ...(!isInterestOnly && { months }),
    })
  const inBox3 = payments.value > 0 ? payments.value / factor : payments.value
  return { payments, quota, box1: whole(payments.value), box3: whole(inBox3) }
}

/**
 * What the norms allow beside a running loan with parts in either box: a month of box 3 weighs as much more as its
 * quota is lower, as the norms workbook NAT 2026 has it. Of several test incomes the lowest outcome.
 */
export function roomBeside(norms: Norms, request: RoomRequest): Room {
  const rooms = request.incomes.map((test) => roomFor(norms, test, request))
  return rooms.reduce((lowest, one) => (one.payments.value < lowest.payments.value ? one : lowest))
}
