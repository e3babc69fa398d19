/** Range of interest in forms, in percent per year (EDITMORT-19, EDITMORT-20). */
export const minInterestPercent = 0.01
export const maxInterestPercent = 10

/** Whether an interest rate in percent a year is within the range. */
export const isInterestInRange = (percent: number): boolean =>
  percent >= minInterestPercent && percent <= maxInterestPercent
