/** Payments by month in whole cents, so that rows add up exactly. The number of a month is year × 12 + month − 1. */
export interface PaymentSchedule {
  /** Number of the first month. */
  firstMonth: number
  interest: Float64Array
  repayment: Float64Array
  /** Payments into savings, insurance or investments. */
  premium: Float64Array
  /** Debt after the payment. */
  debt: Float64Array
  /** Savings after the payment; for investments their expected value. */
  saved: Float64Array
}

/**
 * Creates a schedule of zeros. All five columns share one memory block, because allocating five blocks takes longer
 * than filling them.
 */
export function createEmptySchedule(firstMonth: number, months: number): PaymentSchedule {
  const cents = new Float64Array(5 * months)
  const getColumnArray = (place: number) => cents.subarray(place * months, (place + 1) * months)
  return {
    firstMonth,
    interest: getColumnArray(0),
    repayment: getColumnArray(1),
    premium: getColumnArray(2),
    debt: getColumnArray(3),
    saved: getColumnArray(4),
  }
}

export const toMonthNumber = (date: string): number =>
  Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1

export const getYearOfMonth = (month: number): number => Math.floor(month / 12)

/** Payments of one or more months, in euro. */
export interface PaymentRow {
  /** Number of the first month: year × 12 + month − 1. */
  month: number
  /** Number of months in the row. */
  months: number
  interest: number
  repayment: number
  premium: number
  /** Debt at the end of the row's last month. */
  debt: number
}

export const getMonthRow = (schedule: PaymentSchedule, index: number): PaymentRow => ({
  month: schedule.firstMonth + index,
  months: 1,
  interest: (schedule.interest[index] ?? 0) / 100,
  repayment: (schedule.repayment[index] ?? 0) / 100,
  premium: (schedule.premium[index] ?? 0) / 100,
  debt: (schedule.debt[index] ?? 0) / 100,
})

/** Returns a row for each calendar year. The first and last year may be incomplete. */
export function listYearRows(schedule: PaymentSchedule): PaymentRow[] {
  const { firstMonth, debt } = schedule
  const rows: PaymentRow[] = []
  for (let from = 0; from < debt.length; ) {
    const to = Math.min(debt.length, (getYearOfMonth(firstMonth + from) + 1) * 12 - firstMonth)
    const sumCentsToEuro = (cents: Float64Array) => {
      let total = 0
      for (let index = from; index < to; index++) total += cents[index] ?? 0
      return total / 100
    }
    rows.push({
      month: firstMonth + from,
      months: to - from,
      interest: sumCentsToEuro(schedule.interest),
      repayment: sumCentsToEuro(schedule.repayment),
      premium: sumCentsToEuro(schedule.premium),
      debt: (debt[to - 1] ?? 0) / 100,
    })
    from = to
  }
  return rows
}
