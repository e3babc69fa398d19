import type { CallResponse } from '@portal/contract/call'
import type { getDeskAppointments } from '@portal/contract/desk/desk-appointment'
import { formatShortDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { createLazyOverlay } from '@portal/remote-kit/layer'
import { addDays } from '@portal/time/calendar-day'
import { Button, Flex, Heading, Link } from '@portal/ui'
import { useState } from 'react'
import { agendaPath } from '../shared/desk-paths.ts'
import { useCanEdit } from '../shared/use-can-edit.ts'
import { useText } from '../texts.ts'

const BlockDaysOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "block" */ './BlockDaysDialog.tsx'),
  ({ open }) => open,
)

interface WeekHeaderProps {
  /** Monday of the shown week, 'YYYY-MM-DD'. */
  week: string
  resources: CallResponse<typeof getDeskAppointments>['data']['resources']
}

export function WeekHeader({ week, resources }: WeekHeaderProps) {
  const text = useText()
  const { language } = useLanguage()
  const may = useCanEdit()
  const [blocking, setBlocking] = useState(false)
  const [from, to] = [week, addDays(week, 6)].map((day) => formatShortDate(day, language) ?? day)
  const getWeekUrl = (days: number) => `${agendaPath}?week=${addDays(week, days)}`
  return (
    <Flex gap="3 6" wrap="wrap" align="center" justify="space-between">
      <div>
        <Heading level={2}>{text('agenda_week', { from: from ?? '', to: to ?? '' })}</Heading>
        <Flex as="nav" aria-label={text('agenda_weeks')} gap="4" wrap="wrap">
          <Link href={getWeekUrl(-7)}>{text('agenda_before')}</Link>
          <Link href={agendaPath}>{text('agenda_now')}</Link>
          <Link href={getWeekUrl(7)}>{text('agenda_after')}</Link>
        </Flex>
      </div>
      {may && resources.length > 0 && (
        <Button kind="secondary" icon="calendar" onClick={() => setBlocking(true)}>
          {text('block')}
        </Button>
      )}
      <BlockDaysOverlay open={blocking} resources={resources} onClose={() => setBlocking(false)} />
    </Flex>
  )
}
