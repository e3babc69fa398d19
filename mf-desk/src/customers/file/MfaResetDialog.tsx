import { resetSecondFactor } from '@portal/contract/desk/desk-customer-file'
import type { Id } from '@portal/contract/wire'
import { Text } from '@portal/ui'
import { TextField } from '@portal/ui/form'
import { ReasonDialog } from '../../shared/ReasonDialog.tsx'
import { useDeskWrite } from '../../shared/use-desk-write.ts'
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
  const write = useDeskWrite(resetSecondFactor, { onDone: onClose })
  return (
    <ReasonDialog
      title={text('keys_reset')}
      about={name}
      problem={write.errorText}
      onSend={(reason) => write.submit({ params: { id }, body: { ground: reason.trim() } })}
      onClose={onClose}
    >
      <Text>{text('keys_reset_text')}</Text>
      <TextField
        name="reason"
        label={text('keys_reset_ground')}
        hint={text('keys_reset_hint')}
        input={{ maxLength: 300, lang: 'nl', autoComplete: 'off' }}
      />
    </ReasonDialog>
  )
}
