import type { AnswerOf } from '@portal/contract/call'
import { addDays } from '@portal/contract/day'
import type { getDeskAppointments } from '@portal/contract/desk/appointment'
import { formatShortDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { Button, Flex, Heading, Link } from '@portal/ui'
import { useState } from 'react'
import { agendaPath } from '../shared/paths.ts'
import { useCanEdit } from '../shared/use-can-edit.ts'
import { useText } from '../texts.ts'
import { BlockLayer } from './BlockLayer.tsx'

interface Props {
  /** Monday of the week. */
  week: string
  resources: AnswerOf<typeof getDeskAppointments>['data']['resources']
}

/** Week navigation, and a button to block days. */
export function WeekHead({ week, resources }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const may = useCanEdit()
  const [blocking, setBlocking] = useState(false)
  const [from, to] = [week, addDays(week, 6)].map((day) => formatShortDate(day, language) ?? day)
  const weekAt = (days: number) => `${agendaPath}?week=${addDays(week, days)}`
  return (
    <Flex gap="3 6" wrap="wrap" align="center" justify="space-between">
      <div>
        <Heading level={2}>{text('agenda_week', { from: from ?? '', to: to ?? '' })}</Heading>
        <Flex as="nav" aria-label={text('agenda_weeks')} gap="4" wrap="wrap">
          <Link href={weekAt(-7)}>{text('agenda_before')}</Link>
          <Link href={agendaPath}>{text('agenda_now')}</Link>
          <Link href={weekAt(7)}>{text('agenda_after')}</Link>
        </Flex>
      </div>
      {may && resources.length > 0 && (
        <Button kind="secondary" icon="calendar" onClick={() => setBlocking(true)}>
          {text('block')}
        </Button>
      )}
      <BlockLayer open={blocking} resources={resources} onClose={() => setBlocking(false)} />
    </Flex>
  )
}
