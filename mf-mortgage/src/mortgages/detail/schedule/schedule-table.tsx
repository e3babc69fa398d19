import type { PaymentRow } from '@portal/domain/schedule/payment-schedule'
import { chakra } from '@portal/ui'
import type { ComponentProps } from 'react'
import { useText } from '../../../texts.ts'

const scheduleCellCss = {
  py: '2',
  px: { base: '1.5', md: '3' },
  borderBottomWidth: '1px',
  borderColor: 'line',
  verticalAlign: 'top',
  '@media (max-width: 359px)': { px: '2px' },
}

/** Cell below the amounts of a row, with the row's events. */
const scheduleNoteCellCss = {
  ...scheduleCellCss,
  pt: '0',
  pl: { base: '0', md: '0' },
  textStyle: 'mark',
  color: 'ink2',
}
const scheduleRowWithNoteCss = { '& > *': { borderBottomWidth: '0' } }

/** Cells of schedule tables. The period is at the start, amounts are at the end. */
const scheduleRowHeadCss = {
  ...scheduleCellCss,
  pl: { base: '0', md: '0' },
  textAlign: 'start',
  fontWeight: 400,
}
const scheduleAmountCellCss = {
  ...scheduleCellCss,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '&:last-of-type': { pr: { base: '0', md: '0' } },
}
const scheduleColumnHeadCss = {
  fontWeight: 500,
  color: 'ink2',
  textStyle: 'meta',
  borderColor: 'field',
  bg: 'card',
}
export const scheduleTableCss = {
  w: '100%',
  fontVariantNumeric: 'tabular-nums',
  fontSize: { base: '.875rem', md: '1rem' },
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
}

interface ScheduleHeadProps {
  /** Text id of the period that each row represents. */
  periodTextId: 'schedule_by_year' | 'schedule_by_month'
  hasPremium: boolean
  /** Whether the headings stay visible while rows scroll. */
  sticky?: boolean
}

export function ScheduleHead({ periodTextId, hasPremium, sticky }: ScheduleHeadProps) {
  const text = useText()
  const names = [
    'schedule_interest',
    'schedule_repayment',
    ...(hasPremium ? ['schedule_premium' as const] : []),
    'schedule_debt',
  ] as const
  const stuck = sticky ? { position: 'sticky', top: '0', zIndex: 1 } : {}
  return (
    <thead>
      <tr>
        <chakra.th scope="col" css={[scheduleRowHeadCss, scheduleColumnHeadCss, stuck]}>
          {text(periodTextId === 'schedule_by_year' ? 'schedule_year_column' : 'schedule_month_column')}
        </chakra.th>
        {names.map((name) => (
          <chakra.th key={name} scope="col" css={[scheduleAmountCellCss, scheduleColumnHeadCss, stuck]}>
            {text(name)}
          </chakra.th>
        ))}
      </tr>
    </thead>
  )
}

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
