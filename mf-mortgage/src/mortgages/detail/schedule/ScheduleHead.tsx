import { chakra } from '@portal/ui'
import { useText } from '../../../texts.ts'
import { scheduleAmountCellCss, scheduleColumnHeadCss, scheduleRowHeadCss } from './schedule-table-styles.ts'

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
