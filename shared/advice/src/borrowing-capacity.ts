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
import {
  calculateExtraLoanForSinglePerson,
  findHousingQuota,
  getExtraLoanForLabel,
  type TestIncome,
} from './lending-norms.ts'
import type { Norms } from './norms.ts'

export interface PartBurden {
  debt: Amount
  /** Monthly burden in euro. */
  burden: Figure
  isBox3: boolean
}

export interface BorrowingCapacityRequest {
  incomes: readonly TestIncome[]
  isSingle: boolean
  rate: Figure
  label: EnergyLabel | null
  burdens: readonly Figure[]
  parts: readonly PartBurden[]
  /** Whether the new debt is interest-only, instead of repaid over the term in the norms. */
  isInterestOnly: boolean
}

/**
 * What a household can still borrow besides a running loan: the monthly payment, and the loan that it pays for in tax
 * box 1 and in box 3.
 */
export interface BorrowingCapacity {
  /**
   * Additional monthly payment that the income permits, converted to box 1; negative if the running loan exceeds the
   * limit.
   */
  payments: Figure
  quota: Figure
  box1: Figure
  box3: Figure
}

function calculateCapacityForIncome(
  norms: Norms,
  test: TestIncome,
  request: BorrowingCapacityRequest,
): BorrowingCapacity {
  const { rate, label, burdens, parts, isInterestOnly, isSingle } = request
  const months = norms.lending.test_months.value
  const quota = findHousingQuota(norms, 'box1', test, rate)
  const quota3 = findHousingQuota(norms, 'box3', test, rate)
  const factor = quota3.value > 0 ? quota.value / quota3.value : 1
  const share = isInterestOnly ? rate.value / 1200 : calculateAnnuityPayment(1, rate.value, months)
  const extras = [
    getExtraLoanForLabel(norms, label),
    calculateExtraLoanForSinglePerson(norms, test, isSingle),
  ].filter(({ value }) => value > 0)
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
  const createMaximumMortgageFigure = (room: number) =>
    createFigure('maximum_mortgage', Math.max(0, sumAmounts(debts) + room / share), {
      remaining_debt: debts,
      room_for_payments: payments,
      test_rate: rate,
      ...(!isInterestOnly && { months }),
    })
  const inBox3 = payments.value > 0 ? payments.value / factor : payments.value
  return {
    payments,
    quota,
    box1: createMaximumMortgageFigure(payments.value),
    box3: createMaximumMortgageFigure(inBox3),
  }
}

/**
 * Calculates how much a household can still borrow besides a running loan. Monthly payments in box 3 are converted to
 * box 1 by the ratio of the housing quotas of both boxes (norms workbook NAT 2026). If there are several test incomes,
 * the lowest result counts.
 */
export function calculateRemainingCapacity(
  norms: Norms,
  request: BorrowingCapacityRequest,
): BorrowingCapacity {
  const rooms = request.incomes.map((test) => calculateCapacityForIncome(norms, test, request))
  return rooms.reduce((lowest, one) => (one.payments.value < lowest.payments.value ? one : lowest))
}
