import { type Appointment, cancelAppointment } from '@portal/contract/appointment'
import { useWrite } from '@portal/remote-kit'
import { LazyConfirmDialog } from '@portal/remote-kit/confirm'
import { Button, Text } from '@portal/ui'
import { useRef, useState } from 'react'
import { useText } from '../../texts.ts'

interface CancelAppointmentButtonProps {
  appointment: Appointment
  title: string
  when: string
}

export function CancelAppointmentButton({ appointment, title, when }: CancelAppointmentButtonProps) {
  const text = useText()
  const [confirmation, setConfirmation] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const cancel = useWrite(cancelAppointment, {
    refreshes: ['APPOINTMENT', 'BOOKABLE_TIME'],
    onDone: () => setConfirmation('closed'),
    errorText: () => text('appointment_cancel_error'),
  })
  const busy = useRef(false)
  const confirmCancellation = async () => {
    if (busy.current) return
    busy.current = true
    await cancel.submit({ params: { id: appointment.id } })
    busy.current = false
  }
  return (
    <>
      <Button
        kind="quiet"
        small
        aria-label={text('appointment_cancel_label', { title, date: when })}
        onClick={() => setConfirmation('open')}
      >
        {text('appointment_cancel')}
      </Button>
      {confirmation !== 'unopened' && (
        <LazyConfirmDialog
          open={confirmation === 'open'}
          title={text('appointment_cancel_title')}
          confirm={text('appointment_cancel_confirm')}
          cancel={text('appointment_cancel_keep')}
          busy={cancel.isPending}
          problem={cancel.errorText}
          onConfirm={() => void confirmCancellation()}
          onCancel={() => setConfirmation('closed')}
        >
          <Text>{text('appointment_cancel_about', { title, date: when })}</Text>
        </LazyConfirmDialog>
      )}
    </>
  )
}
