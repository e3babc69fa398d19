import type { MortgagePart } from '@portal/contract/mortgage'
import { isStarterLoan } from '@portal/domain/repayment-type'
import type { MortgageSchedule } from '@portal/domain/schedule/mortgage-schedule'
import { Notice, Text } from '@portal/ui'
import { useText } from '../../../texts.ts'
import { useFormatPartNumbers } from '../use-format-part-numbers.ts'

interface ScheduleNotesProps extends Pick<MortgageSchedule, 'leftOut'> {
  parts: readonly MortgagePart[]
}

/** Limitations of the schedule: unknown later rates, parts with missing data, and starter loans. */
export function ScheduleNotes({ leftOut, parts }: ScheduleNotesProps) {
  const text = useText()
  const formatPartNumbers = useFormatPartNumbers()
  const simplified = parts.flatMap((part, place) => (isStarterLoan(part) ? [place] : []))
  return (
    <>
      {leftOut.length > 0 && (
        <Notice>
          <ul>
            {leftOut.map(({ part, why }) => (
              <li key={part}>{text(`schedule_without_${why}`, { part: part + 1 })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {simplified.length > 0 && (
        <Notice>{text('schedule_starter_loan', formatPartNumbers(simplified))}</Notice>
      )}
      <Text textStyle="meta" color="ink2">
        {text('schedule_assumption')}
      </Text>
    </>
  )
}
