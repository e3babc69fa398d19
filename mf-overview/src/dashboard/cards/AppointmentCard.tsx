import { getAppointments } from '@portal/contract/appointment'
import { dayAt } from '@portal/contract/clock'
import { formatShortDate } from '@portal/domain/format/date'
import { QueryView, useLanguage, useRead } from '@portal/remote-kit'
import { Outline } from '@portal/remote-kit/outline'
import { FigureCard, Mug } from '@portal/ui'
import { useMoment } from '../../shared/use-moment.ts'
import { useText } from '../../texts.ts'
import { figureOutline } from '../outline.ts'

/** The next talk with the firm, and the way to plan one (NAV-06). */
export function AppointmentCard() {
  const text = useText()
  const { language } = useLanguage()
  const { at } = useMoment()
  const read = useRead(getAppointments)
  return (
    <QueryView
      read={read}
      waiting={<Outline of={figureOutline} />}
      error={[text('appointments_error'), text('error_hint')]}
    >
      {({ data }) => {
        const now = new Date()
        const next = data.find(({ time_end }) => new Date(time_end) > now)
        const start = next && new Date(next.time_start)
        return (
          <FigureCard
            question={text('appointment_question')}
            {...(start
              ? { amount: formatShortDate(dayAt(start), language) ?? '', unit: at(next.time_start) }
              : {})}
            why={next ? <span lang="nl">{next.summary}</span> : text('appointment_none')}
            picture={<Mug size={96} />}
            go={{ label: text(next ? 'appointment_go' : 'appointment_plan'), href: '/afspraken' }}
          />
        )
      }}
    </QueryView>
  )
}
