import { cancelAppointmentAsStaff, type DeskAppointment } from '@portal/contract/desk/desk-appointment'
import { TextField } from '@portal/ui/form'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { useDeskWrite } from '../shared/use-desk-write.ts'
import { useText } from '../texts.ts'

export interface CancelAppointmentDialogProps {
  open: boolean
  appointment: DeskAppointment
  onClose: () => void
}

/** Dialog to cancel an appointment, with a reason that the customer reads. */
export default function CancelAppointmentDialog({
  appointment: { id, customer, type },
  ...dialog
}: CancelAppointmentDialogProps) {
  const text = useText()
  const write = useDeskWrite(cancelAppointmentAsStaff, { onDone: dialog.onClose })
  return (
    <ReasonDialog
      {...dialog}
      title={text('appointment_cancel')}
      about={`${customer.name}, ${type}`}
      problem={write.errorText}
      onSend={(reason) => write.submit({ params: { id }, body: { reason: reason.trim() } })}
    >
      <TextField
        name="reason"
        label={text('reason')}
        hint={text('reason_hint')}
        input={{ maxLength: 500, lang: 'nl', autoComplete: 'off' }}
      />
    </ReasonDialog>
  )
}
