import type { Mortgage } from '@portal/contract/mortgage'
import { sumAmounts } from '@portal/domain/money'

export interface MonthlyPaymentShare {
  name: 'repayment' | 'interest' | 'premium'
  amount: number
  /** Share of the monthly total in whole percents. */
  percent: number
}

/** Components of a monthly payment with their shares (MORTGAGE-07); empty if unknown. */
export function calculateMonthlyPaymentShares(mortgage: Mortgage): MonthlyPaymentShare[] {
  const amounts = [
    { name: 'repayment' as const, amount: Math.max(0, mortgage.monthly_repayment_amount ?? 0) },
    { name: 'interest' as const, amount: Math.max(0, mortgage.monthly_interest_amount ?? 0) },
    { name: 'premium' as const, amount: Math.max(0, mortgage.monthly_premium ?? 0) },
  ].filter(({ amount }) => amount > 0)
  const total = sumAmounts(amounts.map(({ amount }) => amount))
  return amounts.map((one) => ({ ...one, percent: Math.round((one.amount / total) * 100) }))
}
