import { resetSecondFactor } from '@portal/contract/desk/desk-customer-file'
import * as v from '@portal/contract/valibot'
import type { Id } from '@portal/contract/wire'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { Form, TextField, useForm } from '@portal/ui/form'
import { createReasonSchema } from '../../shared/reason-schema.ts'
import { useDeskWrite } from '../../shared/use-desk-write.ts'
import { useTenantCode } from '../../shared/use-tenant-code.ts'
import { useText } from '../../texts.ts'

interface MfaResetDialogProps {
  id: Id
  name: string
  onClose: () => void
}

/**
 * Dialog to remove a customer's passkeys and authenticator app, after staff describe how they verified the customer's
 * identity.
 */
export default function MfaResetDialog({ id, name, onClose }: MfaResetDialogProps) {
  const text = useText()
  const tenant = useTenantCode()
  const form = useForm({
    schema: v.object({ ground: createReasonSchema(text('reason_required')) }),
    defaultValues: { ground: '' },
  })
  const write = useDeskWrite(resetSecondFactor, { refreshes: ['DESK_FILE'], onDone: onClose })
  const submitMfaReset = async ({ ground }: { ground: string }) => {
    await write.mutateAsync({ params: { tenant, id }, body: { ground: ground.trim() } }).catch(() => {})
  }
  return (
    <Dialog open onClose={onClose} title={text('keys_reset')} about={name}>
      <Form form={form} onSubmit={submitMfaReset} problem={write.errorText}>
        <Text>{text('keys_reset_text')}</Text>
        <TextField
          name="ground"
          label={text('keys_reset_ground')}
          hint={text('keys_reset_hint')}
          input={{ maxLength: 300, lang: 'nl', autoComplete: 'off' }}
        />
        <FormButtons
          cancel={text('cancel')}
          send={text('keys_reset')}
          busy={write.isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  )
}
