import type { MortgagePart } from '@portal/contract/mortgage'
import { penaltyFreeRoom } from './coming-up.ts'
import { sumOf, toCents } from './money.ts'
import { monthOf, type PartTerms } from './mortgage-part.ts'
import { partSchedule } from './schedule/part.ts'
import { termsOf } from './schedule/terms.ts'

/** A part of which something may be repaid early. */
interface Room {
  terms: PartTerms
  /** Euro that may be repaid this year without a penalty. */
  room: number
}

/** What an early repayment makes of a mortgage, in euro, gross: without what it does to tax. */
export interface ExtraRepayment {
  /** What is repaid; at most what may be without a penalty. */
  amount: number
  /** What is paid less in the first month after it. */
  monthlyLess: number
  /** Interest that is not paid over the rest of the terms, at the rates of today. */
  interestSaved: number
  /** 'YYYY-MM-DD': the last end of the parts that are repaid on. */
  until: string
}

/** The parts of which something may be repaid early, the dearest first, since there a euro saves most. */
const roomsOf = (parts: readonly MortgagePart[], today: string): Room[] =>
  parts
    .flatMap((part) => {
      const terms = termsOf(part, today)
      const room = penaltyFreeRoom(part, today)
      return typeof terms === 'string' || !room ? [] : [{ terms, room: Math.min(room, terms.remainingDebt) }]
    })
    .sort((one, other) => other.terms.interest - one.terms.interest)

/** Euro of a mortgage that can be repaid early in this calendar year without a penalty, and whose effect can be worked out. */
export const extraRoom = (parts: readonly MortgagePart[], today: string): number =>
  sumOf(roomsOf(parts, today).map(({ room }) => room))

const totalOf = (cents: Float64Array): number => cents.reduce((sum, one) => sum + one, 0) / 100

/**
 * What it brings to repay an amount on `today` ('YYYY-MM-DD'), at the same end dates: the lender works out the monthly
 * amount anew. The amount goes to the part with the highest rate first, as far as that has room without a penalty.
 */
export function extraRepayment(
  parts: readonly MortgagePart[],
  amount: number,
  today: string,
): ExtraRepayment {
  let left = Math.max(0, amount)
  const touched = roomsOf(parts, today).flatMap(({ terms, room }) => {
    const repaid = Math.min(left, room)
    left -= repaid
    const then = { ...terms, remainingDebt: toCents(terms.remainingDebt - repaid) }
    return repaid > 0 ? [{ repaid, now: terms, then }] : []
  })
  const interest = (terms: PartTerms) => totalOf(partSchedule(terms, today).interest)
  return {
    amount: sumOf(touched.map(({ repaid }) => repaid)),
    monthlyLess: sumOf(
      touched.map(({ now, then }) => monthOf(now, today).total - monthOf(then, today).total),
    ),
    interestSaved: sumOf(touched.map(({ now, then }) => interest(now) - interest(then))),
    until:
      touched
        .map(({ now }) => now.endDate)
        .sort()
        .at(-1) ?? '',
  }
}
