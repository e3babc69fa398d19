import { pauseErasure } from '@portal/contract/desk/desk-erasure'
import * as v from '@portal/contract/valibot'
import type { Id } from '@portal/contract/wire'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { Form, TextAreaField, useForm } from '@portal/ui/form'
import { createReasonSchema } from '../../../shared/reason-schema.ts'
import { useDeskWrite } from '../../../shared/use-desk-write.ts'
import { useTenantCode } from '../../../shared/use-tenant-code.ts'
import { useText } from '../../../texts.ts'

export interface HoldErasureDialogProps {
  open: boolean
  id: Id
  /** Name of the customer. */
  name: string
  onClose: () => void
}

/** Dialog to hold a customer's erasure. Colleagues see the reason, the customer does not. */
export default function HoldErasureDialog({ open, id, name, onClose }: HoldErasureDialogProps) {
  const text = useText()
  const tenant = useTenantCode()
  const form = useForm({
    schema: v.object({ reason: createReasonSchema(text('reason_required')) }),
    defaultValues: { reason: '' },
  })
  const write = useDeskWrite(pauseErasure, { refreshes: ['DESK_ERASURES'], onDone: onClose })
  const submitHold = async ({ reason }: { reason: string }) => {
    await write.mutateAsync({ params: { tenant, id }, body: { reason } }).catch(() => {})
  }
  return (
    <Dialog open={open} onClose={onClose} title={text('erasure_hold')} about={name}>
      <Form form={form} onSubmit={submitHold} problem={write.errorText}>
        <Text>{text('erasure_hold_hint')}</Text>
        <TextAreaField
          name="reason"
          label={text('reason')}
          hint={text('erasure_reason_hint')}
          rows={3}
          input={{ maxLength: 1000, lang: 'nl' }}
        />
        <FormButtons
          cancel={text('cancel')}
          send={text('erasure_hold')}
          busy={write.isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  )
}
