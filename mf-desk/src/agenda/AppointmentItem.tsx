import type { DeskAppointment } from '@portal/contract/desk/desk-appointment'
import { formatTime } from '@portal/domain/format/date-time'
import { useLanguage } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import { createLazyOverlay } from '@portal/remote-kit/layer'
import { Button, chakra, Link, Text } from '@portal/ui'
import { useState } from 'react'
import { getCustomerPath } from '../shared/desk-paths.ts'
import { useCanEdit } from '../shared/use-can-edit.ts'
import { useText } from '../texts.ts'

const CancelAppointmentOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "cancel" */ './CancelAppointmentDialog.tsx'),
  ({ open }) => open,
)

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
  const may = useCanEdit()
  const [cancelling, setCancelling] = useState(false)
  const { customer, type, resource, start, end, description, answers } = appointment
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
      {may && Date.parse(start) > Date.now() && (
        <Button kind="quiet" small onClick={() => setCancelling(true)}>
          {text('appointment_cancel')}
        </Button>
      )}
      <CancelAppointmentOverlay
        open={cancelling}
        appointment={appointment}
        onClose={() => setCancelling(false)}
      />
    </chakra.li>
  )
}
