import * as v from '@portal/contract/valibot'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { requireValue } from '@portal/remote-kit/form-schema'
import { Text } from '@portal/ui'
import { Form, PasswordField, useForm } from '@portal/ui/form'
import { useText } from '../../../texts.ts'

interface PasswordProofFormProps {
  intro: string
  label: string
  /** Whether to ask for the password because the last sign-in was too long ago. */
  passwordWanted: boolean
  problem: string | null
  onSend: (password: string | null) => Promise<unknown>
  onCancel: () => void
}

/** First step of a change: an explanation, and a password field if the last sign-in was too long ago (KEYS-02). */
export function PasswordProofForm({
  intro,
  label,
  passwordWanted,
  problem,
  onSend,
  onCancel,
}: PasswordProofFormProps) {
  const text = useText()
  const form = useForm({
    schema: v.object(passwordWanted ? { password: requireValue(text('login_error_password')) } : {}),
    defaultValues: { password: '' },
  })
  return (
    <Form form={form} onSubmit={({ password }) => onSend(passwordWanted ? password : null)} problem={problem}>
      <Text>{intro}</Text>
      {passwordWanted && (
        <PasswordField
          name="password"
          label={text('two_step_password')}
          hint={text('passkey_password_hint')}
          autoComplete="current-password"
        />
      )}
      <FormButtons send={label} cancel={text('account_cancel')} onCancel={onCancel} />
    </Form>
  )
}
