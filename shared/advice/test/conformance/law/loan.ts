export interface LoanInput {
  type: 'annuity' | 'linear' | 'interest_only'
  debt: number
  percent: number
  months: number
}

/** Calculates the payment after `passed` months, not rounded. */
export function calculatePaymentByLaw({ type, debt, percent, months }: LoanInput, passed: number): number {
  const rate = percent / 1200
  if (type === 'interest_only') return debt * rate
  if (type === 'linear')
    return debt / months + calculateDebtByLaw({ type, debt, percent, months }, passed) * rate
  return rate === 0 ? debt / months : (debt * rate) / (1 - (1 + rate) ** -months)
}

/** Calculates the debt after `passed` months, not rounded. */
export function calculateDebtByLaw(loan: LoanInput, passed: number): number {
  const { type, debt, percent, months } = loan
  if (type === 'interest_only') return debt
  if (type === 'linear') return (debt * (months - passed)) / months
  const rate = percent / 1200
  if (rate === 0) return (debt * (months - passed)) / months
  const growth = (1 + rate) ** passed
  return debt * growth - (calculatePaymentByLaw(loan, 0) * (growth - 1)) / rate
}
