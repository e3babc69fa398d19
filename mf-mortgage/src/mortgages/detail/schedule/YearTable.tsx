import { formatWhole } from '@portal/domain/format/money'
import { yearOf } from '@portal/domain/schedule/schedule'
import { useLanguage } from '@portal/remote-kit'
import { Button, chakra } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../../../texts.ts'
import { ScheduleHead } from './ScheduleHead.tsx'
import { ScheduleRow } from './ScheduleRow.tsx'
import { marksIn, type ShownSchedule } from './shown-schedule.ts'
import { table } from './table-styles.ts'
import { useScheduleWords } from './use-schedule-words.ts'

/** Number of years shown initially; print shows all. */
const shownAtFirst = 6

/** Payment schedule by year. */
export function YearTable({ shown }: { shown: ShownSchedule }) {
  const { language } = useLanguage()
  const text = useText()
  const words = useScheduleWords()
  const [all, setAll] = useState(false)
  const { years, marks, saves } = shown
  const last = years.at(-1)
  const folds = years.length > shownAtFirst + 1
  return (
    <>
      <chakra.table css={table} aria-label={text('schedule_question')}>
        <ScheduleHead rows="schedule_by_year" saves={saves} />
        {years.map((year, index) => (
          <ScheduleRow
            key={year.month}
            label={String(yearOf(year.month))}
            note={words.noteOf(year, marksIn(year, marks))}
            row={year}
            saves={saves}
            format={(amount) => formatWhole(amount, language)}
            display={folds && !all && index >= shownAtFirst ? 'none' : 'table-row-group'}
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
          {all ? text('schedule_less') : text('schedule_all', { year: String(yearOf(last.month)) })}
        </Button>
      )}
    </>
  )
}
