import type { PaymentRow } from '@portal/domain/schedule/schedule'
import { chakra } from '@portal/ui'
import type { ComponentProps } from 'react'
import { amount, noteCell, rowHead, withNote } from './table-look.ts'

interface Props extends ComponentProps<typeof chakra.tbody> {
  label: string
  /** What happens in this row; empty when nothing does. */
  note: string
  row: PaymentRow
  saves: boolean
  format: (amount: number) => string
  /** Number of the row among all, names of columns included, where not all are drawn. */
  rowIndex?: number
}

/** One year or month of a schedule, with what happens in it on a line of its own. */
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
