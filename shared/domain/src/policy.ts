import { toCents } from './money.ts'

/** Premium a month in euro: the premium of one payment term over its months, at least one (POLICY-07). */
export const monthlyAmountOf = (termAmount: number, paymentTerm: number): number =>
  toCents(termAmount / Math.max(paymentTerm, 1))
