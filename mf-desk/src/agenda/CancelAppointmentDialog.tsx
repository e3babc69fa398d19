import { cancelAppointmentAsStaff, type DeskAppointment } from '@portal/contract/desk/desk-appointment'
import * as v from '@portal/contract/valibot'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { Dialog } from '@portal/ui/dialog'
import { Form, TextField, useForm } from '@portal/ui/form'
import { createReasonSchema } from '../shared/reason-schema.ts'
import { useDeskWrite } from '../shared/use-desk-write.ts'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useText } from '../texts.ts'

export interface CancelAppointmentDialogProps {
  open: boolean
  appointment: DeskAppointment
  onClose: () => void
}

/** Dialog to cancel an appointment, with a reason that the customer reads. */
export default function CancelAppointmentDialog({
  open,
  appointment: { id, customer, type },
  onClose,
}: CancelAppointmentDialogProps) {
  const text = useText()
  const tenant = useTenantCode()
  const form = useForm({
    schema: v.object({ reason: createReasonSchema(text('reason_required')) }),
    defaultValues: { reason: '' },
  })
  const write = useDeskWrite(cancelAppointmentAsStaff, {
    refreshes: ['DESK_APPOINTMENTS', 'DESK_QUEUE', 'DESK_CONVERSATION'],
    onDone: onClose,
  })
  const submitCancellation = async ({ reason }: { reason: string }) => {
    await write.mutateAsync({ params: { tenant, id }, body: { reason: reason.trim() } }).catch(() => {})
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('appointment_cancel')}
      about={`${customer.name}, ${type}`}
    >
      <Form form={form} onSubmit={submitCancellation} problem={write.errorText}>
        <TextField
          name="reason"
          label={text('reason')}
          hint={text('reason_hint')}
          input={{ maxLength: 500, lang: 'nl', autoComplete: 'off' }}
        />
        <FormButtons
          cancel={text('cancel')}
          send={text('appointment_cancel')}
          busy={write.isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  )
}
