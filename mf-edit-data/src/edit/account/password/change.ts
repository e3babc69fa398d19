import { changePassword } from '@portal/contract/account'
import { passwordRefusals } from '@portal/contract/auth'
import { ApiError } from '@portal/contract/error'
import { useWrite } from '@portal/remote-kit'
import { useState } from 'react'

/** What is typed into the form (PWCHANGE-01). */
export interface Passwords {
  currentPassword: string
  newPassword: string
  newPasswordConfirmation: string
}

/** Why a password was not changed, as far as the server said. */
export type Why = 'current' | 'common' | 'same' | 'often' | 'offline' | 'other'

export type Phase = { phase: 'idle' | 'submitting' | 'done' } | { phase: 'failed'; why: Why }

/** Time from sending to showing what became of it, in milliseconds (PWCHANGE-07). */
export const resultDelay = 2000

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What a refusal means to who typed the passwords. */
export function whyOf(error: unknown): Why {
  if (!(error instanceof ApiError)) return 'other'
  if (error.failure === 'unreachable') return 'offline'
  if (error.status === 429) return 'often'
  const { errors } = error.body
  if (errors?.current_password) return 'current'
  if (!errors?.new_password) return 'other'
  return errors.new_password === passwordRefusals.same ? 'same' : 'common'
}

/** Changes the password: idle, submitting, and after a pause how it went (PWCHANGE-07). */
export function useChangePassword() {
  const { mutateAsync } = useWrite(changePassword, { refreshes: ['SIGN_INS'] })
  const [state, setState] = useState<Phase>({ phase: 'idle' })

  const send = (given: Passwords): Promise<Phase> => {
    const body = {
      current_password: given.currentPassword,
      new_password: given.newPassword,
      new_password_confirmation: given.newPasswordConfirmation,
    }
    return mutateAsync({ body }).then(
      () => ({ phase: 'done' }),
      (error: unknown) => ({ phase: 'failed', why: whyOf(error) }),
    )
  }
  const change = async (given: Passwords) => {
    if (state.phase === 'submitting') return
    setState({ phase: 'submitting' })
    const [result] = await Promise.all([send(given), wait(resultDelay)])
    setState(result)
  }
  return { state, change, again: () => setState({ phase: 'idle' }) }
}
