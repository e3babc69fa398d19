import { typedDecimal } from '@portal/domain/format/decimal'
import { monthRow } from '@portal/domain/schedule/schedule'
import { useLanguage } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useRef } from 'react'
import { useText } from '../../../texts.ts'
import { ScheduleHead } from './ScheduleHead.tsx'
import { ScheduleRow } from './ScheduleRow.tsx'
import { marksIn, type ShownSchedule } from './shown-schedule.ts'
import { table } from './table-styles.ts'
import { useScheduleWords } from './use-schedule-words.ts'

/** Height of a row without a note, in pixels; rendered rows are measured. */
const rowHeight = 41

const scroller = {
  maxH: '460px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderBottomWidth: '1px',
  borderColor: 'line',
  _print: { display: 'none' },
}

/** Payment schedule by month. Only visible rows of hundreds are rendered. */
export default function MonthTable({ shown: { payments, marks, saves } }: { shown: ShownSchedule }) {
  const { language } = useLanguage()
  const text = useText()
  const words = useScheduleWords()
  const scroll = useRef<HTMLDivElement>(null)
  const count = payments.debt.length
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  })
  const rows = virtual.getVirtualItems()
  const before = rows[0]?.start ?? 0
  /** The browser's own End key handling stops early, since rows with notes turn out higher when rendered. */
  const toEnd = (event: KeyboardEvent) => {
    if (event.key !== 'End') return
    event.preventDefault()
    virtual.scrollToIndex(count - 1, { align: 'end' })
  }
  const after = virtual.getTotalSize() - (rows.at(-1)?.end ?? 0)
  return (
    <chakra.div
      ref={scroll}
      css={scroller}
      role="region"
      aria-label={text('schedule_months')}
      tabIndex={0}
      onKeyDown={toEnd}
    >
      <chakra.table css={table} aria-label={text('schedule_months')} aria-rowcount={count + 1}>
        <ScheduleHead rows="schedule_by_month" saves={saves} sticky />
        <tbody>
          <tr style={{ height: before }} />
        </tbody>
        {rows.map(({ index, key }) => {
          const row = monthRow(payments, index)
          return (
            <ScheduleRow
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              rowIndex={index + 2}
              label={words.monthOf(row.month)}
              note={words.marksOf(marksIn(row, marks))}
              row={row}
              saves={saves}
              format={(amount) => typedDecimal(amount, language)}
            />
          )
        })}
        <tbody>
          <tr style={{ height: after }} />
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}
