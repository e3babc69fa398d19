import { type Appointment, cancelAppointment } from '@portal/contract/appointment'
import { useWrite } from '@portal/remote-kit'
import { LazyConfirm } from '@portal/remote-kit/confirm'
import { Button, Text } from '@portal/ui'
import { useRef, useState } from 'react'
import { useText } from '../../texts.ts'

interface Props {
  appointment: Appointment
  title: string
  when: string
}

/** Cancels an appointment, once the customer has said so twice. */
export function CancelButton({ appointment, title, when }: Props) {
  const text = useText()
  const [asked, setAsked] = useState<'no' | 'yes' | 'before'>('no')
  const cancel = useWrite(cancelAppointment, {
    refreshes: ['APPOINTMENT', 'BOOKABLE_TIME'],
    onDone: () => setAsked('before'),
  })
  const busy = useRef(false)
  const confirm = async () => {
    if (busy.current) return
    busy.current = true
    await cancel.mutateAsync({ params: { id: appointment.id } }).catch(() => {})
    busy.current = false
  }
  return (
    <>
      <Button
        kind="quiet"
        small
        aria-label={text('appointment_cancel_label', { title, date: when })}
        onClick={() => setAsked('yes')}
      >
        {text('appointment_cancel')}
      </Button>
      {asked !== 'no' && (
        <LazyConfirm
          open={asked === 'yes'}
          title={text('appointment_cancel_title')}
          confirm={text('appointment_cancel_confirm')}
          cancel={text('appointment_cancel_keep')}
          busy={cancel.isPending}
          problem={cancel.isError ? text('appointment_cancel_error') : null}
          onConfirm={() => void confirm()}
          onCancel={() => setAsked('before')}
        >
          <Text>{text('appointment_cancel_about', { title, date: when })}</Text>
        </LazyConfirm>
      )}
    </>
  )
}
