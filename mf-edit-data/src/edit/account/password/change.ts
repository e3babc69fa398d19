import { changePassword } from '@portal/contract/account'
import { passwordRefusals } from '@portal/contract/auth'
import { ApiError } from '@portal/contract/error'
import { useWrite } from '@portal/remote-kit'
import { useState } from 'react'

/** Form values (PWCHANGE-01). */
export interface Passwords {
  currentPassword: string
  newPassword: string
  newPasswordConfirmation: string
}

/** Reason of a failed password change. */
export type Why = 'current' | 'common' | 'same' | 'often' | 'offline' | 'other'

export type Phase = { phase: 'idle' | 'submitting' | 'done' } | { phase: 'failed'; why: Why }

/** Delay between submit and result, in milliseconds (PWCHANGE-07). */
export const resultDelay = 2000

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Maps an error to a reason. */
export function whyOf(error: unknown): Why {
  if (!(error instanceof ApiError)) return 'other'
  if (error.failure === 'unreachable') return 'offline'
  if (error.status === 429) return 'often'
  const { errors } = error.body
  if (errors?.current_password) return 'current'
  if (!errors?.new_password) return 'other'
  return errors.new_password === passwordRefusals.same ? 'same' : 'common'
}

/** Changes the password: idle, submitting, and after a delay the result (PWCHANGE-07). */
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
