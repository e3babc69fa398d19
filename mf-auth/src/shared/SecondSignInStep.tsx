import { mailTwoFactorCode } from '@portal/contract/account'
import { mailedCodeDigits } from '@portal/contract/auth'
import { authenticatorCodeDigits, parseClockDifference } from '@portal/contract/authenticator'
import * as v from '@portal/contract/valibot'
import { usePortal, useWrite } from '@portal/remote-kit'
import { requireOneTimeCode, requireValue } from '@portal/remote-kit/form-schema'
import type { Credentials } from '@portal/remote-kit/portal'
import { Button, Notice } from '@portal/ui'
import { CodeField, Form, PasswordField, TextField, useForm } from '@portal/ui/form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../texts.ts'
import { FormHeader } from './layout/FormHeader.tsx'
import { forgetSecondStep, storeSecondStep } from './stored-second-step.ts'
import { useSignIn } from './use-sign-in.ts'

interface SecondSignInStepProps {
  /**
   * Values typed in the first step, sent again with the code (OTP-04). The password is empty after a reload; the form
   * then asks for it.
   */
  credentials: Credentials
  /** Whether the server requires a code of the authenticator app. */
  byApp: boolean
  onSignedIn?: (() => void) | undefined
  onBack?: () => void
}

/** Second step of sign-in: a code of the authenticator app, otherwise a mailed code (OTP-02). */
export function SecondSignInStep({ credentials, byApp, onSignedIn, onBack }: SecondSignInStepProps) {
  useEffect(() => {
    if (credentials.password) storeSecondStep(credentials, byApp)
  }, [credentials, byApp])
  const createStepEndHandler = (next: (() => void) | undefined) => () => {
    forgetSecondStep()
    next?.()
  }
  const Step = byApp ? AppCodeForm : MailedCodeForm
  return (
    <Step
      credentials={credentials}
      onSignedIn={createStepEndHandler(onSignedIn)}
      {...(onBack && { onBack: createStepEndHandler(onBack) })}
    />
  )
}

type CodeFormProps = Omit<SecondSignInStepProps, 'byApp'>

/** Second step with an authenticator app: a code of the app, or a recovery code (KEYS-07, KEYS-08). */
function AppCodeForm({ credentials, onSignedIn, onBack }: CodeFormProps) {
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

/**
 * Requests a one-time code by mail on first use (OTP-02), unless one was already sent, and again on demand (OTP-05).
 */
function useMailedCode(username: string, { isMailed }: { isMailed: boolean }) {
  const { signal } = usePortal()
  const { mutate, isSuccess, isError } = useWrite(mailTwoFactorCode)
  const [isAgain, setIsAgain] = useState(false)
  const isRequested = useRef(isMailed)
  const send = useEffectEvent(() => mutate({ body: { username }, signal }))
  useEffect(() => {
    if (isRequested.current) return
    isRequested.current = true
    send()
  }, [])
  const resendCode = () => {
    setIsAgain(true)
    mutate({ body: { username }, signal })
  }
  const sent = isAgain ? 'resent' : 'sent'
  return {
    state: isError ? 'failed' : isSuccess ? sent : isMailed && !isAgain ? 'sent' : 'sending',
    resend: resendCode,
  } as const
}

/** Second step with a mailed code. */
function MailedCodeForm({ credentials, onSignedIn, onBack }: CodeFormProps) {
  const text = useText()
  const form = useForm({
    schema: v.object({
      password: requireValue(text('login_error_password')),
      otp: requireOneTimeCode(mailedCodeDigits, {
        required: text('login_error_otp'),
        length: text('otp_length'),
      }),
    }),
    defaultValues: { password: credentials.password, otp: '' },
  })
  const isResumed = credentials.password === ''
  const { signIn, problem, forgetProblem } = useSignIn({ codeWantedErrorId: 'login_error_noauth' })
  const mail = useMailedCode(credentials.username, { isMailed: isResumed })

  const submitMailedCode = async (typed: { password: string; otp: string }) => {
    const { outcome } = await signIn({ ...credentials, ...typed })
    if (outcome === 'signed-in') onSignedIn?.()
  }
  const resendCode = () => {
    forgetProblem()
    form.resetField('otp')
    mail.resend()
  }
  return (
    <>
      <FormHeader title={text('otp_title')} intro={text('otp_intro')} />
      {mail.state === 'failed' && (
        <Notice status="bad" role="alert">
          {text('otp_mail_failed')}
        </Notice>
      )}
      {mail.state === 'resent' && (
        <Notice status="good" role="status">
          {text('otp_resent')}
        </Notice>
      )}
      <Form form={form} onSubmit={submitMailedCode} problem={problem}>
        {isResumed && <PasswordAgainField />}
        <CodeField
          name="otp"
          label={text('otp_code')}
          hint={text('otp_hint', { digits: mailedCodeDigits })}
          input={{ autoFocus: true }}
        />
        <Button type="submit" busy={form.formState.isSubmitting}>
          {text(form.formState.isSubmitting ? 'login_busy' : 'otp_submit')}
        </Button>
      </Form>
      <div>
        <Button kind="quiet" small ml="-3" busy={mail.state === 'sending'} onClick={resendCode}>
          {text('otp_resend')}
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

/** Asks for the password again in the second step after a reload, since passwords are not stored. */
function PasswordAgainField() {
  const text = useText()
  return (
    <PasswordField
      name="password"
      label={text('login_password')}
      hint={text('otp_password_again')}
      autoComplete="current-password"
    />
  )
}
