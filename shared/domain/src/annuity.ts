const toMonthlyRate = (percent: number) => percent / 100 / 12

/**
 * Calculates the interest of a month on `owed` cents, in cents, rounded half up. It uses integers, so that rounding is
 * exact.
 * @param percent nominal yearly interest: 3.85 means 3.85%
 */
export const calculateMonthlyInterest = (owed: number, percent: number): number =>
  Math.round((owed * Math.round(percent * 10_000)) / 12_000_000)

/**
 * Calculates the monthly payment of an annuity in euro: P·i / (1 − (1+i)^−n), where i is the yearly interest divided by
 * 12.
 * @param percent nominal yearly interest: 3.85 means 3.85%
 */
export function calculateAnnuityPayment(principal: number, percent: number, months: number): number {
  const rate = toMonthlyRate(percent)
  if (months <= 0) return 0
  return rate === 0 ? principal / months : (principal * rate) / (1 - (1 + rate) ** -months)
}

/**
 * Calculates the remaining debt in euro of an annuity loan after `paid` of `months` payments: P(1+i)^k − m((1+i)^k −
 * 1)/i.
 */
export function calculateAnnuityBalance(
  principal: number,
  percent: number,
  months: number,
  paid: number,
): number {
  const rate = toMonthlyRate(percent)
  const done = Math.min(Math.max(paid, 0), months)
  if (rate === 0) return principal * (1 - done / months)
  const growth = (1 + rate) ** done
  return principal * growth - (calculateAnnuityPayment(principal, percent, months) * (growth - 1)) / rate
}

/** Calculates the remaining debt in euro of a linear loan after `paid` of `months` payments. */
export const calculateLinearBalance = (principal: number, months: number, paid: number): number =>
  principal * (1 - Math.min(Math.max(paid, 0), months) / months)

/**
 * Calculates the monthly premium in euro that lets a deposit grow to a target: (T − D(1+i)^n)·i / ((1+i)^n − 1).
 * Premiums are paid at the end of the month.
 */
export function calculateSavingsPremium(
  target: number,
  deposit: number,
  percent: number,
  months: number,
): number {
  const rate = toMonthlyRate(percent)
  if (months <= 0) return 0
  if (rate === 0) return Math.max(0, (target - deposit) / months)
  const growth = (1 + rate) ** months
  return Math.max(0, ((target - deposit * growth) * rate) / (growth - 1))
}

/**
 * Calculates the value in euro of a deposit with monthly premiums after `months` months: D(1+i)^k + p((1+i)^k − 1)/i.
 */
export function calculateSavingsValue(
  deposit: number,
  premium: number,
  percent: number,
  months: number,
): number {
  const rate = toMonthlyRate(percent)
  if (rate === 0) return deposit + premium * months
  const growth = (1 + rate) ** months
  return deposit * growth + (premium * (growth - 1)) / rate
}
