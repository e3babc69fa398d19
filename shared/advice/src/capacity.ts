import type { EnergyLabel } from '@portal/contract/advice'
import { calculateAnnuityPayment } from '@portal/domain/annuity'
import {
  type Amount,
  createFigure,
  type Figure,
  getAmountValue,
  groupFiguresByRule,
  sumAmounts,
} from './figure.ts'
import { calculateSingleExtra, findHousingQuota, getLabelExtra, type TestIncome } from './lending.ts'
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
  /** Quota on which the capacity is based. */
  quota: Figure
  box1: Figure
  box3: Figure
}

function calculateCapacity(norms: Norms, test: TestIncome, request: CapacityRequest): Capacity {
  const { rate, label, burdens, parts, isInterestOnly, isSingle } = request
  const months = norms.lending.test_months.value
  const quota = findHousingQuota(norms, 'box1', test, rate)
  const quota3 = findHousingQuota(norms, 'box3', test, rate)
  const factor = quota3.value > 0 ? quota.value / quota3.value : 1
  const share = isInterestOnly ? rate.value / 1200 : calculateAnnuityPayment(1, rate.value, months)
  const extras = [getLabelExtra(norms, label), calculateSingleExtra(norms, test, isSingle)].filter(
    ({ value }) => value > 0,
  )
  const permitted = createFigure(
    'permitted_payments',
    (getAmountValue(test.income) * quota.value) / 1200 + sumAmounts(extras) * share - sumAmounts(burdens),
    {
      test_income: test.income,
      housing_quota: quota,
      ...groupFiguresByRule(extras),
      ...(extras.length > 0 && { test_rate: rate, months }),
      ...groupFiguresByRule(burdens),
    },
  )
  const getBurdensInBox = (isBox3: boolean) =>
    parts.filter((part) => part.isBox3 === isBox3).map(({ burden }) => burden)
  const payments = createFigure(
    'room_for_payments',
    permitted.value - sumAmounts(getBurdensInBox(false)) - sumAmounts(getBurdensInBox(true)) * factor,
    {
      permitted_payments: permitted,
      ...groupFiguresByRule([...getBurdensInBox(false), ...getBurdensInBox(true)]),
      ...(getBurdensInBox(true).length > 0 && { factor }),
    },
    norms.lending.test_months.source,
  )
  const debts = parts.map(({ debt }) => debt)
  const toMaximumMortgage = (room: number) =>
    createFigure('maximum_mortgage', Math.max(0, sumAmounts(debts) + room / share), {
      remaining_debt: debts,
      room_for_payments: payments,
      test_rate: rate,
      ...(!isInterestOnly && { months }),
    })
  const inBox3 = payments.value > 0 ? payments.value / factor : payments.value
  return { payments, quota, box1: toMaximumMortgage(payments.value), box3: toMaximumMortgage(inBox3) }
}

/**
 * Calculates the remaining capacity by the norms besides a running loan with parts in both boxes. Payments in box 3 are
 * scaled by the ratio of the quotas (norms workbook NAT 2026). Returns the lowest outcome over several test incomes.
 */
export function calculateRemainingCapacity(norms: Norms, request: CapacityRequest): Capacity {
  const rooms = request.incomes.map((test) => calculateCapacity(norms, test, request))
  return rooms.reduce((lowest, one) => (one.payments.value < lowest.payments.value ? one : lowest))
}
