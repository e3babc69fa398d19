import type { PaymentRow } from '@portal/domain/schedule/payment-schedule'
import { chakra } from '@portal/ui'
import type { ComponentProps } from 'react'
import { amountCellCss, noteCellCss, rowHeadCss, rowWithNoteCss } from './schedule-table-styles.ts'

interface ScheduleRowProps extends ComponentProps<typeof chakra.tbody> {
  label: string
  /** Events in this row; empty if there are none. */
  note: string
  row: PaymentRow
  saves: boolean
  format: (amount: number) => string
  /** Row number among all rows including the heading, for a partially rendered table. */
  rowIndex?: number
}

/** A year or month of a schedule, with its events on a separate line. */
export function ScheduleRow({ label, note, row, saves, format, rowIndex, ...props }: ScheduleRowProps) {
  return (
    <chakra.tbody {...props}>
      <chakra.tr css={note ? rowWithNoteCss : {}} aria-rowindex={rowIndex}>
        <chakra.th scope="row" css={rowHeadCss}>
          {label}
        </chakra.th>
        <chakra.td css={amountCellCss}>{format(row.interest)}</chakra.td>
        <chakra.td css={amountCellCss}>{format(row.repayment)}</chakra.td>
        {saves && <chakra.td css={amountCellCss}>{format(row.premium)}</chakra.td>}
        <chakra.td css={amountCellCss} fontWeight={600}>
          {format(row.debt)}
        </chakra.td>
      </chakra.tr>
      {note && (
        <tr>
          <chakra.td css={noteCellCss} colSpan={saves ? 5 : 4}>
            {note}
          </chakra.td>
        </tr>
      )}
    </chakra.tbody>
  )
}
