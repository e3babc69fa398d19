import { changePassword } from '@portal/contract/account'
import { passwordErrorTexts } from '@portal/contract/auth'
import { ApiError } from '@portal/contract/error'
import { useWrite } from '@portal/remote-kit'
import { useState } from 'react'

export interface PasswordFormValues {
  currentPassword: string
  newPassword: string
  newPasswordConfirmation: string
}

export type PasswordChangeProblem = 'current' | 'common' | 'same' | 'often' | 'offline' | 'other'

export type PasswordChangePhase =
  | { phase: 'idle' | 'submitting' | 'done' }
  | { phase: 'failed'; why: PasswordChangeProblem }

/** Minimum time between submit and result, in milliseconds (PWCHANGE-07). */
export const resultDelayMs = 2000

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export function toPasswordChangeProblem(error: unknown): PasswordChangeProblem {
  if (!(error instanceof ApiError)) return 'other'
  if (error.failure === 'unreachable') return 'offline'
  if (error.status === 429) return 'often'
  const { errors } = error.body
  if (errors?.current_password) return 'current'
  if (!errors?.new_password) return 'other'
  return errors.new_password === passwordErrorTexts.same ? 'same' : 'common'
}

/** Changes the password. The phase is idle, submitting and, after a minimum delay, the result (PWCHANGE-07). */
export function useChangePassword() {
  const { mutateAsync } = useWrite(changePassword, { refreshes: ['SIGN_INS'] })
  const [state, setState] = useState<PasswordChangePhase>({ phase: 'idle' })

  const sendPasswords = (given: PasswordFormValues): Promise<PasswordChangePhase> => {
    const body = {
      current_password: given.currentPassword,
      new_password: given.newPassword,
      new_password_confirmation: given.newPasswordConfirmation,
    }
    return mutateAsync({ body }).then(
      () => ({ phase: 'done' }),
      (error: unknown) => ({ phase: 'failed', why: toPasswordChangeProblem(error) }),
    )
  }
  const submitPasswordChange = async (given: PasswordFormValues) => {
    if (state.phase === 'submitting') return
    setState({ phase: 'submitting' })
    const [result] = await Promise.all([sendPasswords(given), wait(resultDelayMs)])
    setState(result)
  }
  return { state, change: submitPasswordChange, again: () => setState({ phase: 'idle' }) }
}
