import { resetPassword } from '@portal/contract/account'
import { isPasswordLongEnough, passwordErrorTexts } from '@portal/contract/auth'
import type { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/valibot'
import { useWrite } from '@portal/remote-kit'
import { requireValue } from '@portal/remote-kit/form-schema'
import { Button } from '@portal/ui'
import { Form, PasswordField, TextField, useForm } from '@portal/ui/form'
import { FormHeader } from '../shared/layout/FormHeader.tsx'
import { useText } from '../texts.ts'
import { deleteStoredToken, type TokenLink } from './token-link.ts'

/** Text id of the message for a failed password change (RESET-05, RESET-06). */
function getNewPasswordErrorId({ failure, status, body }: ApiError) {
  if (failure === 'unreachable') return 'login_error_offline'
  if (failure !== 'refused' || status !== 422) return 'password_error'
  if (body.error === 'token') return 'login_error_token'
  return body.errors?.password === passwordErrorTexts.same ? 'password_same' : 'password_too_common'
}

interface NewPasswordFormProps {
  kind: TokenLink['kind']
  token: string
  username: string
  onSet: (password: string) => Promise<void>
}

export function NewPasswordForm({ kind, token, username, onSet }: NewPasswordFormProps) {
  const text = useText()
  const long = v.check(isPasswordLongEnough, text('password_min_length'))
  const form = useForm({
    schema: v.pipe(
      v.object({
        password: v.pipe(requireValue(text('login_error_password')), long),
        confirmation: v.pipe(requireValue(text('password_confirmation_error')), long),
      }),
      v.forward(
        v.partialCheck(
          [['password'], ['confirmation']],
          ({ password, confirmation }) => confirmation === password,
          text('new_password_equal'),
        ),
        ['confirmation'],
      ),
    ),
    defaultValues: { username, password: '', confirmation: '' },
  })
  const reset = useWrite(resetPassword)

  const submitPassword = async ({ password }: { password: string }) => {
    if (!(await reset.submit({ body: { token, password } }))) return
    deleteStoredToken(kind)
    await onSet(password)
  }
  const problem = reset.error && getNewPasswordErrorId(reset.error)
  return (
    <>
      <FormHeader
        title={text(kind === 'register' ? 'password_title_register' : 'password_title')}
        intro={text('password_intro')}
      />
      <Form form={form} onSubmit={submitPassword} problem={problem && text(problem)}>
        <TextField
          name="username"
          label={text('login_username')}
          input={{ autoComplete: 'username', readOnly: true }}
        />
        <PasswordField
          name="password"
          label={text('password_new')}
          hint={text('password_hint')}
          autoComplete="new-password"
        />
        <PasswordField
          name="confirmation"
          label={text('password_confirmation')}
          autoComplete="new-password"
        />
        <Button type="submit" busy={form.formState.isSubmitting}>
          {text(form.formState.isSubmitting ? 'password_busy' : 'password_submit')}
        </Button>
      </Form>
    </>
  )
}
