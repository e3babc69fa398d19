import { type BlockedTime, unblockDays } from '@portal/contract/desk/desk-appointment'
import { formatWeekdayAndDate } from '@portal/domain/format/date-time'
import { useLanguage } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import { toTenantDay } from '@portal/time/clock'
import { Badge, chakra, Flex, Heading, Text } from '@portal/ui'
import { ActionButton } from '../shared/ActionButton.tsx'
import { useText } from '../texts.ts'
import { AppointmentItem } from './AppointmentItem.tsx'
import type { AgendaDay } from './agenda-days.ts'

const blockedTimeCss = { bg: 'tint2', rounded: 'field', px: '3', py: '2', overflowWrap: 'anywhere' }

function BlockedTimeItem({ time: { id, resource, reason } }: { time: BlockedTime }) {
  const text = useText()
  return (
    <chakra.li css={blockedTimeCss}>
      <Text fontWeight={600}>{text('blocked_of', { name: resource.name })}</Text>
      <Text textStyle="meta" color="ink2">
        <DutchText>{reason}</DutchText>
      </Text>
      <ActionButton kind="quiet" call={unblockDays} input={{ params: { id } }} label={text('unblock')} />
    </chakra.li>
  )
}

const dayListCss = { display: 'grid', gap: '3', mt: '3' }

/** Column of one day: blocked times of staff, then appointments in order of time. */
export function DayColumn({ day: { date, appointments, blocked } }: { day: AgendaDay }) {
  const text = useText()
  const { language } = useLanguage()
  return (
    <section aria-label={formatWeekdayAndDate(`${date}T12:00:00Z`, language) ?? date}>
      <Flex gap="2" align="center" wrap="wrap">
        <Heading level={3} textStyle="subsection">
          {formatWeekdayAndDate(`${date}T12:00:00Z`, language)?.replace(/ \d{4}$/, '')}
        </Heading>
        {date === toTenantDay(new Date()) && <Badge>{text('today')}</Badge>}
      </Flex>
      <chakra.ul css={dayListCss}>
        {blocked.map((time) => (
          <BlockedTimeItem key={time.id} time={time} />
        ))}
        {appointments.map((appointment) => (
          <AppointmentItem key={appointment.id} appointment={appointment} />
        ))}
      </chakra.ul>
      {appointments.length === 0 && blocked.length === 0 && <Text color="ink2">{text('agenda_free')}</Text>}
    </section>
  )
}
