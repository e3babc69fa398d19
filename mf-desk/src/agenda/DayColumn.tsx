import { toTenantDay } from '@portal/contract/clock'
import { formatWeekdayAndDate } from '@portal/domain/format/date-time'
import { useLanguage } from '@portal/remote-kit'
import { Badge, chakra, Flex, Heading, Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { AppointmentItem } from './AppointmentItem.tsx'
import type { AgendaDay } from './agenda-days.ts'
import { BlockedTimeItem } from './BlockedTimeItem.tsx'

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
