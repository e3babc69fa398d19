import type { PaymentRow } from '@portal/domain/schedule/schedule'
import { chakra } from '@portal/ui'
import type { ComponentProps } from 'react'
import { amount, noteCell, rowHead, withNote } from './table-styles.ts'

interface Props extends ComponentProps<typeof chakra.tbody> {
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
export function ScheduleRow({ label, note, row, saves, format, rowIndex, ...props }: Props) {
  return (
    <chakra.tbody {...props}>
      <chakra.tr css={note ? withNote : {}} aria-rowindex={rowIndex}>
        <chakra.th scope="row" css={rowHead}>
          {label}
        </chakra.th>
        <chakra.td css={amount}>{format(row.interest)}</chakra.td>
        <chakra.td css={amount}>{format(row.repayment)}</chakra.td>
        {saves && <chakra.td css={amount}>{format(row.premium)}</chakra.td>}
        <chakra.td css={amount} fontWeight={600}>
          {format(row.debt)}
        </chakra.td>
      </chakra.tr>
      {note && (
        <tr>
          <chakra.td css={noteCell} colSpan={saves ? 5 : 4}>
            {note}
          </chakra.td>
        </tr>
      )}
    </chakra.tbody>
  )
}
