import { beginAuthenticatorSetup, confirmAuthenticatorSetup } from '@portal/contract/authenticator'
import { useWrite } from '@portal/remote-kit'
import { Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { PasswordProofForm } from '../../../shared/PasswordProofForm.tsx'
import { useText } from '../../../texts.ts'
import { FirstCodeForm } from './FirstCodeForm.tsx'
import { RecoveryCodeList } from './RecoveryCodeList.tsx'
import { useAuthenticatorErrorText } from './use-authenticator-error-text.ts'

interface SetUpAuthenticatorDialogProps {
  passwordWanted: boolean
  onClose: () => void
  onDone: () => void
}

/** Dialog to set up an authenticator app: secret, first code, then the recovery codes. */
export default function SetUpAuthenticatorDialog({
  passwordWanted,
  onClose,
  onDone,
}: SetUpAuthenticatorDialogProps) {
  const text = useText()
  const errorText = useAuthenticatorErrorText()
  const begin = useWrite(beginAuthenticatorSetup, { errorText })
  const confirm = useWrite(confirmAuthenticatorSetup, { refreshes: ['AUTHENTICATOR', 'CUSTOMER'], errorText })
  const codes = confirm.data?.data.recovery_codes
  const begun = begin.data?.data
  return (
    <Dialog
      open
      onClose={codes ? onDone : onClose}
      title={text(codes ? 'app_codes' : 'app_set_up')}
      width={480}
    >
      {codes ? (
        <RecoveryCodeList codes={codes} onDone={onDone} />
      ) : begun ? (
        <FirstCodeForm
          begun={begun}
          problem={confirm.errorText}
          onSend={(code) => confirm.submit({ body: { code } })}
          onCancel={onClose}
        />
      ) : (
        <PasswordProofForm
          label={text('app_next')}
          passwordWanted={passwordWanted}
          hint={text('passkey_password_hint')}
          problem={begin.errorText}
          onSend={(password) => begin.submit({ body: { current_password: password || null } })}
          onCancel={onClose}
        >
          <Text>{text('app_intro')}</Text>
        </PasswordProofForm>
      )}
    </Dialog>
  )
}
