import type { EnergyLabel } from '@portal/contract/advice'
import { annuityPayment } from '@portal/domain/annuity'
import { type Amount, type Figure, figure, figuresByRule, numberOf, totalOf } from './figure.ts'
import { housingQuota, labelExtra, singleExtra, type TestIncome } from './lending.ts'
import type { Norms } from './norms.ts'

/** A part of a running loan with its burden. */
export interface PartBurden {
  debt: Amount
  /** Monthly burden. */
  burden: Figure
  isBox3: boolean
}

/** Input for the remaining borrowing capacity besides a running loan. */
export interface CapacityRequest {
  incomes: readonly TestIncome[]
  isSingle: boolean
  rate: Figure
  label: EnergyLabel | null
  burdens: readonly Figure[]
  parts: readonly PartBurden[]
  /** Whether the capacity is for interest-only debt instead of debt repaid over the norms' term. */
  isInterestOnly: boolean
}

/** Remaining capacity besides a running loan, and the corresponding loan. */
export interface Capacity {
  /** Monthly payment in box 1 terms; negative if the running loan exceeds the limit. */
  payments: Figure
  /** Quota that it is based on. */
  quota: Figure
  box1: Figure
  box3: Figure
}

function capacityFor(norms: Norms, test: TestIncome, request: CapacityRequest): Capacity {
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
      ...figuresByRule(extras),
      ...(extras.length > 0 && { test_rate: rate, months }),
      ...figuresByRule(burdens),
    },
  )
  const inBox = (isBox3: boolean) =>
    parts.filter((part) => part.isBox3 === isBox3).map(({ burden }) => burden)
  const payments = figure(
    'room_for_payments',
    permitted.value - totalOf(inBox(false)) - totalOf(inBox(true)) * factor,
    {
      permitted_payments: permitted,
      ...figuresByRule([...inBox(false), ...inBox(true)]),
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
 * Remaining capacity by the norms besides a running loan with parts in both boxes: payments in box 3 are scaled by the
 * ratio of the quotas (norms workbook NAT 2026). The lowest outcome over several test incomes.
 */
export function remainingCapacity(norms: Norms, request: CapacityRequest): Capacity {
  const rooms = request.incomes.map((test) => capacityFor(norms, test, request))
  return rooms.reduce((lowest, one) => (one.payments.value < lowest.payments.value ? one : lowest))
}
