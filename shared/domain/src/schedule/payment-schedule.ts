/**
 * Payments by month, oldest first, in whole cents so that rows add up exactly. Months are numbered from year 0 (year ×
 * 12 + month − 1).
 */
export interface PaymentSchedule {
  /** Month number of the first payment. */
  firstMonth: number
  interest: Float64Array
  repayment: Float64Array
  /** Payments into savings, a policy or investments. */
  premium: Float64Array
  /** Debt after the payment of the month. */
  debt: Float64Array
  /** Value of the savings after the payment of the month; for investments the expected value. */
  saved: Float64Array
}

/** An empty schedule. Its columns share one memory block: allocating five takes longer than filling them. */
export function createEmptySchedule(firstMonth: number, months: number): PaymentSchedule {
  const cents = new Float64Array(5 * months)
  const getColumn = (place: number) => cents.subarray(place * months, (place + 1) * months)
  return {
    firstMonth,
    interest: getColumn(0),
    repayment: getColumn(1),
    premium: getColumn(2),
    debt: getColumn(3),
    saved: getColumn(4),
  }
}

export const toMonthNumber = (date: string): number =>
  Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1

export const toYear = (month: number): number => Math.floor(month / 12)

/** A row of a payment schedule, in euro: one month, or the months of one year. */
export interface PaymentRow {
  /** Month number of the first month in the row. */
  month: number
  /** Number of months in the row. */
  months: number
  interest: number
  repayment: number
  premium: number
  /** Debt at the end of the row. */
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

/** Rows by calendar year; the first and last may have fewer than twelve months. */
export function listYearRows(schedule: PaymentSchedule): PaymentRow[] {
  const { firstMonth, debt } = schedule
  const rows: PaymentRow[] = []
  for (let from = 0; from < debt.length; ) {
    const to = Math.min(debt.length, (toYear(firstMonth + from) + 1) * 12 - firstMonth)
    const sumEuro = (cents: Float64Array) => {
      let total = 0
      for (let index = from; index < to; index++) total += cents[index] ?? 0
      return total / 100
    }
    rows.push({
      month: firstMonth + from,
      months: to - from,
      interest: sumEuro(schedule.interest),
      repayment: sumEuro(schedule.repayment),
      premium: sumEuro(schedule.premium),
      debt: (debt[to - 1] ?? 0) / 100,
    })
    from = to
  }
  return rows
}
