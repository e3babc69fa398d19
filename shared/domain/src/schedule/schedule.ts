/**
 * Payments by month, oldest first, in whole cents so that rows add up exactly. Months are numbered from year 0 (year ×
 * 12 + month − 1).
 */
export interface Schedule {
  /** Month of the first payment. */
  firstMonth: number
  interest: Float64Array
  repayment: Float64Array
  /** Paid into savings, a policy or investments. */
  premium: Float64Array
  /** Remaining debt after the month's payment. */
  debt: Float64Array
  /** Value of savings after the month's payment; expected value of investments. */
  saved: Float64Array
}

/** An empty schedule. Its columns share one memory block: allocating five takes longer than filling them. */
export function emptySchedule(firstMonth: number, months: number): Schedule {
  const cents = new Float64Array(5 * months)
  const column = (place: number) => cents.subarray(place * months, (place + 1) * months)
  return {
    firstMonth,
    interest: column(0),
    repayment: column(1),
    premium: column(2),
    debt: column(3),
    saved: column(4),
  }
}

/** Month number of a 'YYYY-MM-DD' date. */
export const monthNumber = (date: string): number =>
  Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1

/** Year of a month number. */
export const yearOf = (month: number): number => Math.floor(month / 12)

/** A row of a schedule, in euro: one month, or the months of one year. */
export interface PaymentRow {
  /** Number of its first month. */
  month: number
  /** Number of months in the row. */
  months: number
  interest: number
  repayment: number
  premium: number
  /** Remaining debt at its end. */
  debt: number
}

/** The month at an index of a schedule. */
export const monthRow = (schedule: Schedule, index: number): PaymentRow => ({
  month: schedule.firstMonth + index,
  months: 1,
  interest: (schedule.interest[index] ?? 0) / 100,
  repayment: (schedule.repayment[index] ?? 0) / 100,
  premium: (schedule.premium[index] ?? 0) / 100,
  debt: (schedule.debt[index] ?? 0) / 100,
})

/** Rows by calendar year; the first and last may have fewer than twelve months. */
export function yearRows(schedule: Schedule): PaymentRow[] {
  const { firstMonth, debt } = schedule
  const rows: PaymentRow[] = []
  for (let from = 0; from < debt.length; ) {
    const to = Math.min(debt.length, (yearOf(firstMonth + from) + 1) * 12 - firstMonth)
    const sum = (cents: Float64Array) => {
      let total = 0
      for (let index = from; index < to; index++) total += cents[index] ?? 0
      return total / 100
    }
    rows.push({
      month: firstMonth + from,
      months: to - from,
      interest: sum(schedule.interest),
      repayment: sum(schedule.repayment),
      premium: sum(schedule.premium),
      debt: (debt[to - 1] ?? 0) / 100,
    })
    from = to
  }
  return rows
}
