import type { MortgageSchedule } from '@portal/domain/schedule/mortgage'
import { Notice, Text } from '@portal/ui'
import { useText } from '../../../texts.ts'

/** What the schedule cannot know: rates to come, and parts of which something is missing. */
export function ScheduleNotes({ leftOut }: Pick<MortgageSchedule, 'leftOut'>) {
  const text = useText()
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
      <Text textStyle="meta" color="ink2">
        {text('schedule_assumption')}
      </Text>
    </>
  )
}
