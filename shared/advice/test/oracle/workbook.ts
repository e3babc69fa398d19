import type { EnergyLabel } from '@portal/contract/advice'
import { annuityPayment } from '@portal/domain/annuity'
import { figure } from '../../src/figure.ts'
import { testIncomes, weightedTestRate } from '../../src/lending.ts'
import type { LoanPart } from '../../src/loan-part.ts'
import { type Room, roomBeside } from '../../src/room.ts'
import { loan, normsOf, type Outcome } from './given.ts'

/** The room beside running parts, as the workbook's replica was run. */
function workbook(
  income: number,
  isAow: boolean,
  label: EnergyLabel | null,
  parts: { part: LoanPart; tested: number; rate: number }[],
  ownRate: number,
): { annuity: Room; actual: Room; rate: number } {
  const norms = normsOf(2026)
  const rates = parts.map(({ rate }) => figure('test_rate', rate, {}))
  const rate =
    parts.length === 0
      ? figure('test_rate', ownRate, {})
      : weightedTestRate(
          norms,
          parts.map(({ part }, index) => ({
            debt: part.debt,
            months: part.months,
            rate: rates[index] ?? figure('test_rate', 0, {}),
          })),
        )
  const burden = (value: number) => figure('part_test_burden', value, {})
  const request = { incomes: testIncomes([{ income, isAow }]), isSingle: true, rate, label, burdens: [] }
  const annuity = roomBeside(norms, {
    ...request,
    isInterestOnly: false,
    parts: parts.map(({ part, tested, rate: own }) => ({
      debt: part.debt,
      isBox3: false,
      burden: burden(annuityPayment(part.debt, own, tested)),
    })),
  })
  const actual = roomBeside(norms, {
    ...request,
    isInterestOnly: parts.some(({ part }) => part.type === 'interest_only'),
    parts: parts.map(({ part, rate: own }) => ({
      debt: part.debt,
      isBox3: false,
      burden: burden(
        part.type === 'interest_only'
          ? (part.debt * own) / 1200
          : annuityPayment(part.debt, own, part.months),
      ),
    })),
  })
  return { annuity, actual, rate: rate.value }
}

/** Works out an example of the workbook. */
export function workbookCase(id: string): Outcome {
  if (id === 'nat-2') {
    const { annuity } = workbook(60_000, false, null, [], 4.664)
    return { max_box1: annuity.box1.value, max_box3: annuity.box3.value }
  }
  if (id === 'nat-3') {
    const { annuity } = workbook(35_000, true, 'a', [], 5)
    return { max_box1: annuity.box1.value, max_box3: annuity.box3.value }
  }
  const isShort = id === 'nat-6'
  const parts = [
    {
      part: loan({ type: 'interest_only', debt: 100_000, interest: 4 }),
      tested: 360,
      rate: isShort ? 5 : 4,
    },
    {
      part: loan({ debt: 150_000, interest: 3.5, months: 300 }),
      tested: 300,
      rate: isShort ? 5 : 3.5,
    },
  ]
  const { annuity, actual, rate } = workbook(60_000, false, 'c', parts, 0)
  return {
    toetsrente: rate / 100,
    annuity_max_box1: annuity.box1.value,
    non_annuity_max_box1: actual.box1.value,
  }
}
