import type { Cell } from '@portal/domain/csv'
import { monthRow, yearOf } from '@portal/domain/schedule/schedule'
import { marksIn, type ShownSchedule } from './shown-schedule.ts'
import type { useScheduleWords } from './use-schedule-words.ts'

/** Column names of the file, in the customer's language. */
export interface ColumnNames {
  month: string
  interest: string
  repayment: string
  premium: string
  debt: string
  note: string
}

/** Monthly schedule as spreadsheet rows, column names first. */
export function scheduleRows(
  { payments, marks, saves }: ShownSchedule,
  names: ColumnNames,
  words: Pick<ReturnType<typeof useScheduleWords>, 'marksOf'>,
): Cell[][] {
  const columns = (interest: Cell, repayment: Cell, premium: Cell, debt: Cell) =>
    saves ? [interest, repayment, premium, debt] : [interest, repayment, debt]
  const head = [
    names.month,
    ...columns(names.interest, names.repayment, names.premium, names.debt),
    names.note,
  ]
  const rows = Array.from(payments.debt, (_, index): Cell[] => {
    const row = monthRow(payments, index)
    const month = `${yearOf(row.month)}-${String((row.month % 12) + 1).padStart(2, '0')}`
    const note = words.marksOf(marksIn(row, marks))
    return [month, ...columns(row.interest, row.repayment, row.premium, row.debt), note]
  })
  return [head, ...rows]
}
