import * as v from '@portal/contract/valibot'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { Form, TextAreaField, useForm } from '@portal/ui/form'
import { createReasonSchema } from '../shared/reason-schema.ts'
import { useText } from '../texts.ts'

interface RejectDocumentFormProps {
  problem: string | null
  onSend: (reason: string) => Promise<unknown>
  onCancel: () => void
}

export function RejectDocumentForm({ problem, onSend, onCancel }: RejectDocumentFormProps) {
  const text = useText()
  const form = useForm({
    schema: v.object({ reason: createReasonSchema(text('reason_required')) }),
    defaultValues: { reason: '' },
    shouldFocusError: true,
  })
  return (
    <Form form={form} onSubmit={({ reason }) => onSend(reason)} problem={problem}>
      <TextAreaField
        name="reason"
        label={text('reject_reason')}
        hint={text('reason_hint')}
        rows={3}
        input={{ maxLength: 1000, lang: 'nl', autoFocus: true }}
      />
      <FormButtons cancel={text('cancel')} send={text('reject')} onCancel={onCancel} />
    </Form>
  )
}
