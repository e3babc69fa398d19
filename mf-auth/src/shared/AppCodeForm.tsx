import { authenticatorCodeDigits, parseClockDifference } from '@portal/contract/authenticator'
import * as v from '@portal/contract/valibot'
import { requireOneTimeCode, requireValue } from '@portal/remote-kit/form-schema'
import type { Credentials } from '@portal/remote-kit/portal'
import { Button } from '@portal/ui'
import { CodeField, Form, TextField, useForm } from '@portal/ui/form'
import { useState } from 'react'
import { useText } from '../texts.ts'
import { FormHeader } from './layout/FormHeader.tsx'
import { PasswordAgainField } from './PasswordAgainField.tsx'
import { useSignIn } from './use-sign-in.ts'

interface AppCodeFormProps {
  /** Values typed in the first step, sent again with the code. If the password is empty, the form asks for it. */
  credentials: Credentials
  onSignedIn?: (() => void) | undefined
  onBack?: () => void
}

/** Second step with an authenticator app: a code of the app, or a recovery code (KEYS-07, KEYS-08). */
export function AppCodeForm({ credentials, onSignedIn, onBack }: AppCodeFormProps) {
  const text = useText()
  const { signIn, problem, forgetProblem } = useSignIn({ codeWantedErrorId: 'login_error_noauth' })
  const [hasApp, setHasApp] = useState(true)
  const form = useForm({
    schema: v.object({
      password: requireValue(text('login_error_password')),
      otp: hasApp
        ? requireOneTimeCode(authenticatorCodeDigits, {
            required: text('app_code_required'),
            length: text('otp_length'),
          })
        : requireValue(text('app_recovery_required')),
    }),
    defaultValues: { password: credentials.password, otp: '' },
  })
  const [off, setOff] = useState<number | null>(null)

  const submitAppCode = async ({ password, otp }: { password: string; otp: string }) => {
    const result = await signIn({ ...credentials, password, otp: otp.trim() })
    if (result.outcome === 'signed-in') onSignedIn?.()
    else setOff(parseClockDifference(result.refusal?.errors?.otp))
  }
  const toggleRecoveryCode = () => {
    forgetProblem()
    setOff(null)
    form.resetField('otp')
    setHasApp(!hasApp)
  }
  const clock = text(off !== null && off > 0 ? 'app_clock_ahead' : 'app_clock_behind', {
    minutes: Math.abs(off ?? 0),
  })
  return (
    <>
      <FormHeader title={text('otp_title')} intro={text(hasApp ? 'app_code_intro' : 'app_recovery_intro')} />
      <Form form={form} onSubmit={submitAppCode} problem={problem && off !== null ? clock : problem}>
        {credentials.password === '' && <PasswordAgainField />}
        {hasApp ? (
          <CodeField
            key="app"
            name="otp"
            label={text('app_code')}
            hint={text('app_code_hint', { digits: authenticatorCodeDigits })}
            input={{ autoFocus: true }}
          />
        ) : (
          <TextField
            key="recovery"
            name="otp"
            label={text('app_recovery')}
            hint={text('app_recovery_hint')}
            input={{
              autoFocus: true,
              autoComplete: 'off',
              autoCapitalize: 'none',
              spellCheck: false,
              maxLength: 20,
            }}
          />
        )}
        <Button type="submit" busy={form.formState.isSubmitting}>
          {text(form.formState.isSubmitting ? 'login_busy' : 'otp_submit')}
        </Button>
      </Form>
      <div>
        <Button kind="quiet" small ml="-3" onClick={toggleRecoveryCode}>
          {text(hasApp ? 'app_lost' : 'app_found')}
        </Button>
        {onBack && (
          <Button kind="quiet" small ml={{ base: '-3', md: '0' }} onClick={onBack}>
            {text('otp_back')}
          </Button>
        )}
      </div>
    </>
  )
}
