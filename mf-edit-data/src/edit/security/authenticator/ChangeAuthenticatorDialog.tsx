import { createRecoveryCodes, removeAuthenticator } from '@portal/contract/authenticator'
import { useWrite } from '@portal/remote-kit'
import { Dialog } from '@portal/ui/dialog'
import { useText } from '../../../texts.ts'
import { PasswordProofForm } from './PasswordProofForm.tsx'
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

  const submitChange = async (current_password: string | null) => {
    const input = { body: { current_password } }
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
          intro={text(isRemoval ? 'app_remove_text' : 'app_new_codes_text')}
          label={text(isRemoval ? 'two_step_switch_off' : 'app_new_codes')}
          passwordWanted={passwordWanted}
          problem={(isRemoval ? remove : make).errorText}
          onSend={submitChange}
          onCancel={onClose}
        />
      )}
    </Dialog>
  )
}
