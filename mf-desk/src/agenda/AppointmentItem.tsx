import type { DeskAppointment } from '@portal/contract/desk/appointment'
import { formatTime } from '@portal/domain/format/moment'
import { useLanguage } from '@portal/remote-kit'
import { Dutch } from '@portal/remote-kit/dutch'
import { Button, chakra, Link, Text } from '@portal/ui'
import { useState } from 'react'
import { customerPath } from '../shared/paths.ts'
import { useCanEdit } from '../shared/use-can-edit.ts'
import { useText } from '../texts.ts'
import { CancelLayer } from './CancelLayer.tsx'

const css = {
  borderWidth: '1px',
  borderColor: 'line',
  borderInlineStartWidth: '4px',
  borderInlineStartColor: 'link',
  rounded: 'field',
  px: '3',
  py: '2',
  overflowWrap: 'anywhere',
}

/** An appointment: time, customer, subject, and a button to cancel it. */
export function AppointmentItem({ appointment }: { appointment: DeskAppointment }) {
  const text = useText()
  const { language } = useLanguage()
  const may = useCanEdit()
  const [cancelling, setCancelling] = useState(false)
  const { customer, type, resource, start, end, description, answers } = appointment
  const times = [start, end].map((moment) => formatTime(moment, language)).join(' – ')
  const about = [description, ...Object.values(answers)].filter(Boolean)
  return (
    <chakra.li css={css}>
      <Text fontWeight={600} fontVariantNumeric="tabular-nums">
        {times}
      </Text>
      <Link href={customerPath(customer.id)}>{customer.name}</Link>
      <Text textStyle="meta">
        <Dutch>{`${type}, ${resource.name}`}</Dutch>
      </Text>
      {about.length > 0 && (
        <Text textStyle="meta" color="ink2">
          <Dutch>{about.join('. ')}</Dutch>
        </Text>
      )}
      {may && Date.parse(start) > Date.now() && (
        <Button kind="quiet" small onClick={() => setCancelling(true)}>
          {text('appointment_cancel')}
        </Button>
      )}
      <CancelLayer open={cancelling} appointment={appointment} onClose={() => setCancelling(false)} />
    </chakra.li>
  )
}
