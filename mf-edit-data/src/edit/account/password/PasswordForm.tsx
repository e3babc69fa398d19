import { isLongEnough } from '@portal/contract/auth'
import { Box, Button, chakra } from '@portal/ui'
import { Form, PasswordField, type useForm } from '@portal/ui/form'
import { useText } from '../../../texts.ts'
import type { Passwords } from './change.ts'
import { StrengthHint } from './StrengthHint.tsx'

interface Props {
  form: ReturnType<typeof useForm<Passwords>>
  /** For the password manager, which stores the new password under it. */
  username: string
  busy: boolean
  onSubmit: (given: Passwords) => Promise<void>
}

/** Current password and the new one twice; input is ignored while submitting (PWCHANGE-01 … PWCHANGE-07). */
export function PasswordForm({ form, username, busy, onSubmit }: Props) {
  const text = useText()
  const input = { readOnly: busy }
  const required = text('login_error_password')
  return (
    <Form form={form} onSubmit={onSubmit} maxW="460px">
      <chakra.input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label={text('password_current')}
        autoComplete="current-password"
        rules={{ required }}
        input={input}
      />
      <Box>
        <PasswordField
          name="newPassword"
          label={text('password_new')}
          hint={text('password_new_hint')}
          autoComplete="new-password"
          rules={{
            required,
            validate: {
              long: (value: string) => isLongEnough(value) || text('password_min_length'),
              other: (value: string) => value !== form.getValues('currentPassword') || text('password_same'),
            },
            deps: form.formState.touchedFields.newPasswordConfirmation ? 'newPasswordConfirmation' : [],
          }}
          input={input}
        />
        <StrengthHint password={form.watch('newPassword')} username={username} />
      </Box>
      <PasswordField
        name="newPasswordConfirmation"
        label={text('password_confirmation')}
        autoComplete="new-password"
        rules={{
          required,
          validate: (value: string) => value === form.getValues('newPassword') || text('new_password_equal'),
        }}
        input={input}
      />
      <Button type="submit" busy={busy} justifySelf="start">
        {text(busy ? 'password_submitting' : 'password_change')}
      </Button>
    </Form>
  )
}
