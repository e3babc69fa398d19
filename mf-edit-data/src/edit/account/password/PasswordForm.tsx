import { Box, Button, chakra } from '@portal/ui'
import { Form, PasswordField, type useForm } from '@portal/ui/form'
import { useText } from '../../../texts.ts'
import { PasswordStrengthHint } from './PasswordStrengthHint.tsx'
import type { PasswordFormValues } from './use-change-password.ts'

interface PasswordFormProps {
  form: ReturnType<typeof useForm<PasswordFormValues>>
  /** User name for the password manager, which stores the new password with it. */
  username: string
  busy: boolean
  onSubmit: (given: PasswordFormValues) => Promise<void>
}

/** Form with the current password and the new one twice. Ignores input while it submits (PWCHANGE-01 … PWCHANGE-07). */
export function PasswordForm({ form, username, busy, onSubmit }: PasswordFormProps) {
  const text = useText()
  const input = { readOnly: busy }
  /** Revalidates the confirmation, because it depends on the new password. */
  const revalidateConfirmation = () => {
    if (form.formState.touchedFields.newPasswordConfirmation) void form.trigger('newPasswordConfirmation')
  }
  return (
    <Form form={form} onSubmit={onSubmit} maxW="460px">
      <chakra.input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label={text('password_current')}
        autoComplete="current-password"
        input={input}
      />
      <Box>
        <PasswordField
          name="newPassword"
          label={text('password_new')}
          hint={text('password_new_hint')}
          autoComplete="new-password"
          onChange={revalidateConfirmation}
          input={input}
        />
        <PasswordStrengthHint password={form.watch('newPassword')} username={username} />
      </Box>
      <PasswordField
        name="newPasswordConfirmation"
        label={text('password_confirmation')}
        autoComplete="new-password"
        input={input}
      />
      <Button type="submit" busy={busy} justifySelf="start">
        {text(busy ? 'password_submitting' : 'password_change')}
      </Button>
    </Form>
  )
}
