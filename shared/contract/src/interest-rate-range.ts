/** Limits of an interest rate in percent per year (EDITMORT-19, EDITMORT-20). */
export const minInterestPercent = 0.01
export const maxInterestPercent = 10

export const isInterestRateInRange = (percent: number): boolean =>
  percent >= minInterestPercent && percent <= maxInterestPercent
