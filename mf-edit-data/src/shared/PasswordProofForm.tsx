import * as v from '@portal/contract/valibot'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { requireValue } from '@portal/remote-kit/form-schema'
import { Form, PasswordField, useForm } from '@portal/ui/form'
import type { ReactNode } from 'react'
import { useText } from '../texts.ts'

interface PasswordProofFormProps {
  /** Explanation above the field. */
  children: ReactNode
  label: string
  /** Whether to ask for the password; false if the last sign-in was recent enough. */
  passwordWanted?: boolean
  hint?: string
  problem: string | null
  /** Called with the password; empty if it is not wanted. */
  onSend: (password: string) => Promise<unknown>
  onCancel: () => void
}

/** Step of a change that asks for the password (KEYS-02). */
export function PasswordProofForm({
  children,
  label,
  passwordWanted = true,
  hint,
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
    <Form form={form} onSubmit={({ password }) => onSend(password)} problem={problem}>
      {children}
      {passwordWanted && (
        <PasswordField
          name="password"
          label={text('two_step_password')}
          hint={hint}
          autoComplete="current-password"
        />
      )}
      <FormButtons send={label} cancel={text('account_cancel')} onCancel={onCancel} />
    </Form>
  )
}
