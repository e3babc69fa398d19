import {
  authenticatorCodeDigits,
  beginAuthenticatorSetup,
  confirmAuthenticatorSetup,
} from '@portal/contract/authenticator'
import type { CallResponse } from '@portal/contract/call'
import * as v from '@portal/contract/valibot'
import { useWrite } from '@portal/remote-kit'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { requireOneTimeCode } from '@portal/remote-kit/form-schema'
import { Box, chakra, Link, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { CodeField, Form, useForm } from '@portal/ui/form'
import { PasswordProofForm } from '../../../shared/PasswordProofForm.tsx'
import { useText } from '../../../texts.ts'
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

interface FirstCodeFormProps {
  begun: CallResponse<typeof beginAuthenticatorSetup>['data']
  problem: string | null
  onSend: (code: string) => Promise<unknown>
  onCancel: () => void
}

const qrCodeCss = {
  bg: 'white',
  rounded: 'field',
  boxSize: '200px',
  mx: 'auto',
  borderWidth: '1px',
  borderColor: 'line',
}

/** Form with the QR code for the app, the secret as text, and a field for the first code (KEYS-06). */
function FirstCodeForm({
  begun: { picture: qr, secret, address },
  problem,
  onSend,
  onCancel,
}: FirstCodeFormProps) {
  const text = useText()
  const code = requireOneTimeCode(authenticatorCodeDigits, {
    required: text('app_code_required'),
    length: text('app_code_length', { digits: authenticatorCodeDigits }),
  })
  const form = useForm({ schema: v.object({ code }), defaultValues: { code: '' } })
  return (
    <Form form={form} onSubmit={({ code }) => onSend(code)} problem={problem}>
      <Text>{text('app_scan')}</Text>
      <chakra.svg
        css={qrCodeCss}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={text('app_picture')}
      >
        <path d={qr.path} fill="#000" />
      </chakra.svg>
      <Box>
        <Text textStyle="meta" color="ink2">
          {text('app_type_secret')}
        </Text>
        <chakra.code display="block" mt="1" overflowWrap="anywhere">
          {secret}
        </chakra.code>
        <Link href={address} display="inline-block" py="2" textStyle="meta">
          {text('app_same_device')}
        </Link>
      </Box>
      <CodeField name="code" label={text('app_code')} />
      <FormButtons send={text('two_step_switch_on')} cancel={text('account_cancel')} onCancel={onCancel} />
    </Form>
  )
}
