import { recoverPassword } from '@portal/contract/account'
import { getSubdomainOfCode } from '@portal/contract/tenant'
import { usePortal, useWrite } from '@portal/remote-kit'
import { useState } from 'react'
import { rejectionStatus } from '../shared/refusal.ts'

/** Text id of the error when the mail could not be requested. */
export type RecoveryProblem = 'login_error_office' | 'login_error_retry'

/** Requests a mail to choose a new password; without a tenant in the address, finds the tenant by its code. */
export function useRecovery() {
  const { api } = usePortal()
  const { mutateAsync } = useWrite(recoverPassword)
  const [problem, setProblem] = useState<RecoveryProblem | null>(null)

  const subdomainOf = async (code: string): Promise<string | null> => {
    try {
      return (await api.send(getSubdomainOfCode, { params: { code } })).subdomain
    } catch (error) {
      setProblem(rejectionStatus(error) === 404 ? 'login_error_office' : 'login_error_retry')
      return null
    }
  }
  /** Returns whether the mail was requested. */
  const recover = async (username: string, code?: string): Promise<boolean> => {
    setProblem(null)
    const subdomain = code === undefined ? undefined : await subdomainOf(code)
    if (subdomain === null) return false
    const body = { username, portal: location.host }
    const answer = await mutateAsync({ body, ...(subdomain !== undefined && { tenant: subdomain }) }).catch(
      () => null,
    )
    if (!answer) setProblem('login_error_retry')
    return answer !== null
  }
  return { recover, problem }
}
