/**
 * Payments by month in whole cents, so that rows add up exactly. Months are numbered from year 0 (year × 12 + month −
 * 1).
 */
export interface PaymentSchedule {
  /** Month number. */
  firstMonth: number
  interest: Float64Array
  repayment: Float64Array
  /** Payments into savings, insurance or investments. */
  premium: Float64Array
  /** Debt after the payment. */
  debt: Float64Array
  /** Savings after the payment; for investments the expected value. */
  saved: Float64Array
}

/** All columns share one memory block, since allocating five takes longer than filling them. */
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

export const toYear = (month: number): number => Math.floor(month / 12)

/** One or more months, in euro. */
export interface PaymentRow {
  /** Month number of the first month. */
  month: number
  /** Number of months. */
  months: number
  interest: number
  repayment: number
  premium: number
  /** Debt at the end. */
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

/** Rows by calendar year; the first and last may be incomplete. */
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
