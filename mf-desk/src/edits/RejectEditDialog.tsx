import { reviewCustomerEdit } from '@portal/contract/desk/customer-edit'
import * as v from '@portal/contract/valibot'
import type { Id } from '@portal/contract/wire'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { Form, TextAreaField, useForm } from '@portal/ui/form'
import { createReasonSchema } from '../shared/reason-schema.ts'
import { useDeskWrite } from '../shared/use-desk-write.ts'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useText } from '../texts.ts'

export interface RejectEditDialogProps {
  open: boolean
  id: Id
  /** Name of the customer. */
  name: string
  onClose: () => void
}

/** Dialog to reject a change and restore the previous values, with a reason for the customer. */
export default function RejectEditDialog({ open, id, name, onClose }: RejectEditDialogProps) {
  const text = useText()
  const tenant = useTenantCode()
  const form = useForm({
    schema: v.object({ reason: createReasonSchema(text('reason_required')) }),
    defaultValues: { reason: '' },
  })
  const write = useDeskWrite(reviewCustomerEdit, {
    refreshes: ['DESK_EDITS', 'DESK_QUEUE', 'DESK_CUSTOMERS', 'DESK_FILE'],
    onDone: onClose,
  })
  const submitRejection = async ({ reason }: { reason: string }) => {
    await write
      .mutateAsync({ params: { tenant, id }, body: { verdict: 'sent_back', reason } })
      .catch(() => {})
  }
  return (
    <Dialog open={open} onClose={onClose} title={text('send_back')} about={name}>
      <Form form={form} onSubmit={submitRejection} problem={write.errorText}>
        <Text>{text('send_back_hint')}</Text>
        <TextAreaField
          name="reason"
          label={text('reason')}
          hint={text('reason_hint')}
          rows={3}
          input={{ maxLength: 1000, lang: 'nl' }}
        />
        <FormButtons
          cancel={text('cancel')}
          send={text('send_back')}
          busy={write.isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  )
}
