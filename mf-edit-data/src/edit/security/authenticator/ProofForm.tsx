import { FormButtons } from '@portal/remote-kit/form-buttons'
import { Text } from '@portal/ui'
import { Form, PasswordField, useForm } from '@portal/ui/form'
import { useText } from '../../../texts.ts'

interface Props {
  /** What is about to happen. */
  intro: string
  /** What the button says. */
  label: string
  /** Whether the password is asked for: signing in was too long ago. */
  passwordWanted: boolean
  problem: string | null
  onSend: (password: string | null) => Promise<void>
  onCancel: () => void
}

/** The first step of a change: what it does, and the password where signing in was a while ago (KEYS-02). */
export function ProofForm({ intro, label, passwordWanted, problem, onSend, onCancel }: Props) {
  const text = useText()
  const form = useForm({ defaultValues: { password: '' } })
  return (
    <Form form={form} onSubmit={({ password }) => onSend(passwordWanted ? password : null)} problem={problem}>
      <Text>{intro}</Text>
      {passwordWanted && (
        <PasswordField
          name="password"
          label={text('two_step_password')}
          hint={text('passkey_password_hint')}
          autoComplete="current-password"
          rules={{ required: text('login_error_password') }}
        />
      )}
      <FormButtons
        send={label}
        cancel={text('account_cancel')}
        busy={form.formState.isSubmitting}
        onCancel={onCancel}
      />
    </Form>
  )
}
