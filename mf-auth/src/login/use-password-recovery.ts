import { recoverPassword } from '@portal/contract/account'
import { getSubdomainByCode } from '@portal/contract/tenant'
import { usePortal, useWrite } from '@portal/remote-kit'
import { useState } from 'react'
import { getRejectionStatus } from '../shared/rejection-status.ts'

/** Text id of the error message if requesting the mail failed. */
export type RecoveryErrorId = 'login_error_office' | 'login_error_retry'

/** Requests a mail to choose a new password. If the URL does not identify the tenant, finds the tenant by its code. */
export function usePasswordRecovery() {
  const { api } = usePortal()
  const { mutateAsync } = useWrite(recoverPassword)
  const [problem, setProblem] = useState<RecoveryErrorId | null>(null)

  const findSubdomain = async (code: string): Promise<string | null> => {
    try {
      return (await api.send(getSubdomainByCode, { params: { code } })).subdomain
    } catch (error) {
      setProblem(getRejectionStatus(error) === 404 ? 'login_error_office' : 'login_error_retry')
      return null
    }
  }
  /** Returns whether the mail was requested. */
  const requestRecoveryMail = async (username: string, code?: string): Promise<boolean> => {
    setProblem(null)
    const subdomain = code === undefined ? undefined : await findSubdomain(code)
    if (subdomain === null) return false
    const body = { username, portal: location.host }
    const answer = await mutateAsync({ body, ...(subdomain !== undefined && { tenant: subdomain }) }).catch(
      () => null,
    )
    if (!answer) setProblem('login_error_retry')
    return answer !== null
  }
  return { recover: requestRecoveryMail, problem }
}
