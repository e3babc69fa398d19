import type { CsvCell } from '@portal/domain/csv-file'
import { getMonthRow, getYearOfMonth } from '@portal/domain/schedule/payment-schedule'
import { type DisplayedSchedule, findEventsInRow } from './select-schedule.ts'
import type { useScheduleTexts } from './use-schedule-texts.ts'

/** Column names of the downloaded file, in the customer's language. */
export interface ScheduleColumnNames {
  month: string
  interest: string
  repayment: string
  premium: string
  debt: string
  note: string
}

/** Monthly schedule as spreadsheet rows, column names first. */
export function createScheduleRows(
  { payments, marks, hasPremium }: DisplayedSchedule,
  names: ScheduleColumnNames,
  scheduleTexts: Pick<ReturnType<typeof useScheduleTexts>, 'formatEvents'>,
): CsvCell[][] {
  const listAmountColumns = (interest: CsvCell, repayment: CsvCell, premium: CsvCell, debt: CsvCell) =>
    hasPremium ? [interest, repayment, premium, debt] : [interest, repayment, debt]
  const head = [
    names.month,
    ...listAmountColumns(names.interest, names.repayment, names.premium, names.debt),
    names.note,
  ]
  const rows = Array.from(payments.debt, (_, index): CsvCell[] => {
    const row = getMonthRow(payments, index)
    const month = `${getYearOfMonth(row.month)}-${String((row.month % 12) + 1).padStart(2, '0')}`
    const note = scheduleTexts.formatEvents(findEventsInRow(row, marks))
    return [month, ...listAmountColumns(row.interest, row.repayment, row.premium, row.debt), note]
  })
  return [head, ...rows]
}
