import type { Mortgage } from '@portal/contract/mortgage'
import { sumOf } from '@portal/domain/money'

/** One thing that the monthly amount goes to. */
export interface MonthShare {
  name: 'repayment' | 'interest' | 'premium'
  amount: number
  /** Whole percents of the monthly total. */
  percent: number
}

/** What a month's payment goes to, with each share of the total (MORTGAGE-07); empty when that is not known. */
export function monthShares(mortgage: Mortgage): MonthShare[] {
  const amounts = [
    { name: 'repayment' as const, amount: Math.max(0, mortgage.monthly_repayment_amount ?? 0) },
    { name: 'interest' as const, amount: Math.max(0, mortgage.monthly_interest_amount ?? 0) },
    { name: 'premium' as const, amount: Math.max(0, mortgage.monthly_premium ?? 0) },
  ].filter(({ amount }) => amount > 0)
  const total = sumOf(amounts.map(({ amount }) => amount))
  return amounts.map((one) => ({ ...one, percent: Math.round((one.amount / total) * 100) }))
}
