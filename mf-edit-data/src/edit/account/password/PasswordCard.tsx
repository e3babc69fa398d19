import { isPasswordLongEnough } from '@portal/contract/auth'
import * as v from '@portal/contract/valibot'
import { usePortal } from '@portal/remote-kit'
import { requireValue } from '@portal/remote-kit/form-schema'
import { Box, Button, Card, chakra, Heading, Notice, Text } from '@portal/ui'
import { Form, PasswordField, useForm } from '@portal/ui/form'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../texts.ts'
import type { PasswordStrength } from './password-strength.ts'
import {
  type PasswordChangeProblem,
  type PasswordFormValues,
  useChangePassword,
} from './use-change-password.ts'

/**
 * Schema of the password form: the current password, and twice a new one that is long enough (PWCHANGE-02 …
 * PWCHANGE-05).
 */
function usePasswordsSchema() {
  const text = useText()
  const password = requireValue(text('login_error_password'))
  return v.pipe(
    v.object({
      currentPassword: password,
      newPassword: v.pipe(password, v.check(isPasswordLongEnough, text('password_min_length'))),
      newPasswordConfirmation: password,
    }),
    v.forward(
      v.partialCheck(
        [['currentPassword'], ['newPassword']],
        ({ currentPassword, newPassword }) => newPassword !== currentPassword,
        text('password_same'),
      ),
      ['newPassword'],
    ),
    v.forward(
      v.partialCheck(
        [['newPassword'], ['newPasswordConfirmation']],
        ({ newPassword, newPasswordConfirmation }) => newPasswordConfirmation === newPassword,
        text('new_password_equal'),
      ),
      ['newPasswordConfirmation'],
    ),
  )
}

const emptyPasswords: PasswordFormValues = {
  currentPassword: '',
  newPassword: '',
  newPasswordConfirmation: '',
}

/** Card to change the password: the form, then the result (PWCHANGE). Typed values stay until the change succeeds. */
export function PasswordCard({ username }: { username: string }) {
  const text = useText()
  const form = useForm<PasswordFormValues>({
    schema: usePasswordsSchema(),
    defaultValues: emptyPasswords,
    mode: 'onTouched',
  })
  const { state, change, again } = useChangePassword()
  const retryPasswordChange = () => {
    again()
    if (state.phase !== 'failed') form.reset(emptyPasswords)
    else if (state.why === 'current')
      form.setError('currentPassword', { message: text('password_failed_current') })
    else if (state.why === 'common' || state.why === 'same')
      form.setError('newPassword', { message: text(`password_failed_${state.why}`) })
    else void change(form.getValues())
  }
  return (
    <Card>
      <Heading level={2} textStyle="subsection" mb="5">
        {text('password_change')}
      </Heading>
      {state.phase === 'done' && <PasswordChangeResult problem={null} onAgain={retryPasswordChange} />}
      {state.phase === 'failed' && <PasswordChangeResult problem={state.why} onAgain={retryPasswordChange} />}
      {(state.phase === 'idle' || state.phase === 'submitting') && (
        <PasswordForm form={form} username={username} busy={state.phase === 'submitting'} onSubmit={change} />
      )}
    </Card>
  )
}

interface PasswordChangeResultProps {
  /** Why the change failed; null if it succeeded. */
  problem: PasswordChangeProblem | null
  onAgain: () => void
}

/** Result of the change. Takes the focus, because the form disappears. */
function PasswordChangeResult({ problem, onAgain }: PasswordChangeResultProps) {
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Notice ref={place} tabIndex={-1} status={problem ? 'bad' : 'good'} role={problem ? 'alert' : 'status'}>
      <b>{text(problem ? 'password_failed' : 'password_changed')}</b>
      <Text mt="1" mb="3">
        {text(problem ? `password_failed_${problem}` : 'password_changed_hint')}
      </Text>
      <Button kind="secondary" small {...(problem && { icon: 'retry' })} onClick={onAgain}>
        {text(problem ? 'password_retry' : 'password_again')}
      </Button>
    </Notice>
  )
}

interface PasswordFormProps {
  form: ReturnType<typeof useForm<PasswordFormValues>>
  /** User name for the password manager, which stores the new password with it. */
  username: string
  busy: boolean
  onSubmit: (given: PasswordFormValues) => Promise<void>
}

/** Form with the current password and the new one twice. Ignores input while it submits (PWCHANGE-01 … PWCHANGE-07). */
function PasswordForm({ form, username, busy, onSubmit }: PasswordFormProps) {
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

interface PasswordStrengthHintProps {
  password: string
  username: string
}

const strengthSteps: readonly PasswordStrength[] = ['weak', 'fair', 'good', 'strong']
const colourByStrength: Record<PasswordStrength, string> = {
  weak: 'bad',
  fair: 'warn',
  good: 'good',
  strong: 'good',
}

const strengthRowCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '24px',
  mb: '-2',
  textStyle: 'meta',
}
const strengthBarCss = { display: 'flex', gap: '1', flex: 'none' }
const strengthSegmentCss = { w: '28px', h: '6px', rounded: 'full' }

/** Hint about the strength of a new password; never blocks the form. Renders nothing if its word lists fail to load. */
function PasswordStrengthHint({ password, username }: PasswordStrengthHintProps) {
  const text = useText()
  const { tenant } = usePortal()
  const [strength, setStrength] = useState<PasswordStrength | null>(null)
  useEffect(() => {
    let late = false
    if (password === '') setStrength(null)
    else
      import(/* webpackChunkName: "password.strength" */ './password-strength.ts').then(
        ({ estimatePasswordStrength: strengthOf }) =>
          late || setStrength(strengthOf(password, [username, tenant.get()?.name ?? ''])),
        () => {},
      )
    return () => {
      late = true
    }
  }, [password, username, tenant])
  const filled = strength ? strengthSteps.indexOf(strength) + 1 : 0
  return (
    <chakra.div css={strengthRowCss} role="status">
      {strength && (
        <>
          <chakra.span css={strengthBarCss} aria-hidden="true">
            {strengthSteps.map((step, place) => (
              <chakra.i
                key={step}
                css={[strengthSegmentCss, { bg: place < filled ? colourByStrength[strength] : 'tint3' }]}
              />
            ))}
          </chakra.span>
          {text(`strength_${strength}`)}
        </>
      )}
    </chakra.div>
  )
}
