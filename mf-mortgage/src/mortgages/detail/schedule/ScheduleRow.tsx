import type { PaymentRow } from '@portal/domain/schedule/payment-schedule'
import { chakra } from '@portal/ui'
import type { ComponentProps } from 'react'
import {
  scheduleAmountCellCss,
  scheduleNoteCellCss,
  scheduleRowHeadCss,
  scheduleRowWithNoteCss,
} from './schedule-table-styles.ts'

interface ScheduleRowProps extends ComponentProps<typeof chakra.tbody> {
  label: string
  /** Text about the events in this row; empty without events. */
  note: string
  row: PaymentRow
  hasPremium: boolean
  format: (amount: number) => string
  /** Row number among all rows including the heading, for a partially rendered table. */
  rowIndex?: number
}

/** A year or month of a schedule, with its events on a separate line. */
export function ScheduleRow({ label, note, row, hasPremium, format, rowIndex, ...props }: ScheduleRowProps) {
  return (
    <chakra.tbody {...props}>
      <chakra.tr css={note ? scheduleRowWithNoteCss : {}} aria-rowindex={rowIndex}>
        <chakra.th scope="row" css={scheduleRowHeadCss}>
          {label}
        </chakra.th>
        <chakra.td css={scheduleAmountCellCss}>{format(row.interest)}</chakra.td>
        <chakra.td css={scheduleAmountCellCss}>{format(row.repayment)}</chakra.td>
        {hasPremium && <chakra.td css={scheduleAmountCellCss}>{format(row.premium)}</chakra.td>}
        <chakra.td css={scheduleAmountCellCss} fontWeight={600}>
          {format(row.debt)}
        </chakra.td>
      </chakra.tr>
      {note && (
        <tr>
          <chakra.td css={scheduleNoteCellCss} colSpan={hasPremium ? 5 : 4}>
            {note}
          </chakra.td>
        </tr>
      )}
    </chakra.tbody>
  )
}
