import { Button, Card, Heading, Notice, Text } from '@portal/ui'
import { useForm } from '@portal/ui/form'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../../texts.ts'
import { type Passwords, useChangePassword } from './change.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { usePasswordsSchema } from './use-passwords-schema.ts'

const empty: Passwords = { currentPassword: '', newPassword: '', newPasswordConfirmation: '' }

/** Card to change the password: the form, then its result (PWCHANGE). Typed values stay until it succeeds. */
export function PasswordCard({ username }: { username: string }) {
  const text = useText()
  const form = useForm<Passwords>({ schema: usePasswordsSchema(), defaultValues: empty, mode: 'onTouched' })
  const { state, change, again } = useChangePassword()
  const retry = () => {
    again()
    if (state.phase !== 'failed') form.reset(empty)
    else if (state.why === 'current')
      form.setError('currentPassword', { message: text('password_failed_current') })
    else if (state.why === 'common' || state.why === 'same')
      form.setError('newPassword', { message: text(`password_failed_${state.why}`) })
    else void change(form.getValues())
  }
  return (
    <Card>
      <Heading level={2} look="question" mb="5">
        {text('password_change')}
      </Heading>
      {state.phase === 'done' && (
        <Result status="good" title={text('password_changed')} about={text('password_changed_hint')}>
          <Button kind="secondary" small onClick={retry}>
            {text('password_again')}
          </Button>
        </Result>
      )}
      {state.phase === 'failed' && (
        <Result status="bad" title={text('password_failed')} about={text(`password_failed_${state.why}`)}>
          <Button kind="secondary" small icon="retry" onClick={retry}>
            {text('password_retry')}
          </Button>
        </Result>
      )}
      {(state.phase === 'idle' || state.phase === 'submitting') && (
        <PasswordForm form={form} username={username} busy={state.phase === 'submitting'} onSubmit={change} />
      )}
    </Card>
  )
}

interface ResultProps {
  status: 'good' | 'bad'
  title: string
  about: string
  children: ReactNode
}

/** Result of the change; takes the focus, since the form disappears. */
function Result({ status, title, about, children }: ResultProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Notice ref={place} tabIndex={-1} status={status} role={status === 'bad' ? 'alert' : 'status'}>
      <b>{title}</b>
      <Text mt="1" mb="3">
        {about}
      </Text>
      {children}
    </Notice>
  )
}
