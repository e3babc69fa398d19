/** Range of interest in forms, in percent per year (EDITMORT-19, EDITMORT-20). */
export const lowestInterest = 0.01
export const highestInterest = 10

/** Whether an interest in percent per year is within that range. */
export const isInterest = (percent: number): boolean =>
  percent >= lowestInterest && percent <= highestInterest
