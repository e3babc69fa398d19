import { createRecoveryCodes, removeAuthenticator } from '@portal/contract/authenticator'
import { useWrite } from '@portal/remote-kit'
import { Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { PasswordProofForm } from '../../../shared/PasswordProofForm.tsx'
import { useText } from '../../../texts.ts'
import { RecoveryCodeList } from './RecoveryCodeList.tsx'
import { useAuthenticatorErrorText } from './use-authenticator-error-text.ts'

interface ChangeAuthenticatorDialogProps {
  change: 'recovery' | 'remove'
  passwordWanted: boolean
  onClose: () => void
  onDone: () => void
}

/** Dialog to create new recovery codes or to remove the app. */
export default function ChangeAuthenticatorDialog({
  change,
  passwordWanted,
  onClose,
  onDone,
}: ChangeAuthenticatorDialogProps) {
  const text = useText()
  const errorText = useAuthenticatorErrorText()
  const make = useWrite(createRecoveryCodes, { refreshes: ['AUTHENTICATOR'], errorText })
  const remove = useWrite(removeAuthenticator, { refreshes: ['AUTHENTICATOR', 'CUSTOMER'], errorText })
  const isRemoval = change === 'remove'
  const codes = make.data?.data.recovery_codes

  const submitChange = async (password: string) => {
    const input = { body: { current_password: password || null } }
    if (!isRemoval) await make.submit(input)
    else if (await remove.submit(input)) onDone()
  }
  return (
    <Dialog
      open
      onClose={codes ? onDone : onClose}
      title={text(isRemoval ? 'app_remove' : codes ? 'app_codes' : 'app_new_codes')}
      width={480}
    >
      {codes ? (
        <RecoveryCodeList codes={codes} onDone={onDone} />
      ) : (
        <PasswordProofForm
          label={text(isRemoval ? 'two_step_switch_off' : 'app_new_codes')}
          passwordWanted={passwordWanted}
          hint={text('passkey_password_hint')}
          problem={(isRemoval ? remove : make).errorText}
          onSend={submitChange}
          onCancel={onClose}
        >
          <Text>{text(isRemoval ? 'app_remove_text' : 'app_new_codes_text')}</Text>
        </PasswordProofForm>
      )}
    </Dialog>
  )
}
