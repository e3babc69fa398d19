import { cancelAppointmentAsStaff, type DeskAppointment } from '@portal/contract/desk/desk-appointment'
import { formatTime } from '@portal/domain/format/date-time'
import { useLanguage } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import { chakra, Link, Text } from '@portal/ui'
import { ReasonButton } from '../shared/ActionButton.tsx'
import { getCustomerPath } from '../shared/desk-paths.ts'
import { useText } from '../texts.ts'

const appointmentCss = {
  borderWidth: '1px',
  borderColor: 'line',
  borderInlineStartWidth: '4px',
  borderInlineStartColor: 'link',
  rounded: 'field',
  px: '3',
  py: '2',
  overflowWrap: 'anywhere',
}

export function AppointmentItem({ appointment }: { appointment: DeskAppointment }) {
  const text = useText()
  const { language } = useLanguage()
  const { id, customer, type, resource, start, end, description, answers } = appointment
  const times = [start, end].map((moment) => formatTime(moment, language)).join(' – ')
  const about = [description, ...Object.values(answers)].filter(Boolean)
  return (
    <chakra.li css={appointmentCss}>
      <Text fontWeight={600} fontVariantNumeric="tabular-nums">
        {times}
      </Text>
      <Link href={getCustomerPath(customer.id)}>{customer.name}</Link>
      <Text textStyle="meta">
        <DutchText>{`${type}, ${resource.name}`}</DutchText>
      </Text>
      {about.length > 0 && (
        <Text textStyle="meta" color="ink2">
          <DutchText>{about.join('. ')}</DutchText>
        </Text>
      )}
      {Date.parse(start) > Date.now() && (
        <ReasonButton
          kind="quiet"
          call={cancelAppointmentAsStaff}
          toInput={(reason) => ({ params: { id }, body: { reason } })}
          label={text('appointment_cancel')}
          about={`${customer.name}, ${type}`}
          field={{ hint: text('reason_hint'), maxLength: 500 }}
        />
      )}
    </chakra.li>
  )
}
