/** Lowest and highest interest that forms take, in percent a year (EDITMORT-19, EDITMORT-20). */
export const lowestInterest = 0.01
export const highestInterest = 10

/** Whether an interest in percent a year is one that forms take. */
export const isInterest = (percent: number): boolean =>
  percent >= lowestInterest && percent <= highestInterest
