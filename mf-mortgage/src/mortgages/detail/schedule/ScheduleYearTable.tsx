import { formatWholeAmount } from '@portal/domain/format/format-money'
import { getYearOfMonth } from '@portal/domain/schedule/payment-schedule'
import { useLanguage } from '@portal/remote-kit'
import { Button, chakra } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../../../texts.ts'
import { ScheduleHead, ScheduleRow, scheduleTableCss } from './schedule-table.tsx'
import { type DisplayedSchedule, findEventsInRow } from './select-schedule.ts'
import { useScheduleTexts } from './use-schedule-texts.ts'

/** Number of years shown initially; print shows all. */
const maxInitialYears = 6

export function ScheduleYearTable({ shown }: { shown: DisplayedSchedule }) {
  const { language } = useLanguage()
  const text = useText()
  const scheduleTexts = useScheduleTexts()
  const [all, setAll] = useState(false)
  const { years, marks, hasPremium } = shown
  const last = years.at(-1)
  const folds = years.length > maxInitialYears + 1
  return (
    <>
      <chakra.table css={scheduleTableCss} aria-label={text('schedule_question')}>
        <ScheduleHead periodTextId="schedule_by_year" hasPremium={hasPremium} />
        {years.map((year, index) => (
          <ScheduleRow
            key={year.month}
            label={String(getYearOfMonth(year.month))}
            note={scheduleTexts.formatYearNote(year, findEventsInRow(year, marks))}
            row={year}
            hasPremium={hasPremium}
            format={(amount) => formatWholeAmount(amount, language)}
            display={folds && !all && index >= maxInitialYears ? 'none' : 'table-row-group'}
            _print={{ display: 'table-row-group' }}
          />
        ))}
      </chakra.table>
      {folds && last && (
        <Button
          kind="quiet"
          small
          ml="-3"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          _print={{ display: 'none' }}
        >
          {all ? text('schedule_less') : text('schedule_all', { year: String(getYearOfMonth(last.month)) })}
        </Button>
      )}
    </>
  )
}
