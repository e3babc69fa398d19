import { formatDecimalInput } from '@portal/domain/format/decimal'
import { getMonthRow } from '@portal/domain/schedule/payment-schedule'
import { useLanguage } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useRef } from 'react'
import { useText } from '../../../texts.ts'
import { ScheduleHead, ScheduleRow, scheduleTableCss } from './schedule-table.tsx'
import { type DisplayedSchedule, findEventsInRow } from './select-schedule.ts'
import { useScheduleTexts } from './use-schedule-texts.ts'

/** Height of a row without a note, in pixels; rendered rows are measured. */
const monthRowHeightPixels = 41

const monthTableScrollCss = {
  maxH: '460px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderBottomWidth: '1px',
  borderColor: 'line',
  _print: { display: 'none' },
}

/** Payment schedule by month. The table can have hundreds of rows, so only the visible rows are rendered. */
export default function ScheduleMonthTable({
  shown: { payments, marks, hasPremium },
}: {
  shown: DisplayedSchedule
}) {
  const { language } = useLanguage()
  const text = useText()
  const scheduleTexts = useScheduleTexts()
  const scroll = useRef<HTMLDivElement>(null)
  const count = payments.debt.length
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => monthRowHeightPixels,
    overscan: 8,
  })
  const rows = virtual.getVirtualItems()
  const before = rows[0]?.start ?? 0
  /**
   * Scrolls to the end. The browser's own End key handling stops early, since rows with notes are higher when rendered.
   */
  const scrollToEnd = (event: KeyboardEvent) => {
    if (event.key !== 'End') return
    event.preventDefault()
    virtual.scrollToIndex(count - 1, { align: 'end' })
  }
  const after = virtual.getTotalSize() - (rows.at(-1)?.end ?? 0)
  return (
    <chakra.div
      ref={scroll}
      css={monthTableScrollCss}
      role="region"
      aria-label={text('schedule_months')}
      tabIndex={0}
      onKeyDown={scrollToEnd}
    >
      <chakra.table css={scheduleTableCss} aria-label={text('schedule_months')} aria-rowcount={count + 1}>
        <ScheduleHead periodTextId="schedule_by_month" hasPremium={hasPremium} sticky />
        <tbody>
          <tr style={{ height: before }} />
        </tbody>
        {rows.map(({ index, key }) => {
          const row = getMonthRow(payments, index)
          return (
            <ScheduleRow
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              rowIndex={index + 2}
              label={scheduleTexts.formatMonth(row.month)}
              note={scheduleTexts.formatEvents(findEventsInRow(row, marks))}
              row={row}
              hasPremium={hasPremium}
              format={(amount) => formatDecimalInput(amount, language)}
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
