import { ApiError } from '@portal/contract/error'
import { live } from './live.ts'

/** What stands in the way of the whole portal, each a full screen (SHELL-03 … SHELL-06). */
export type Problem = 'server-error' | 'maintenance' | 'no-access' | 'generic'

/** The problem now shown; null while there is none. */
export const problem = live<Problem | null>(null)

const byStatus: Record<number, Problem> = { 403: 'no-access', 500: 'server-error', 503: 'maintenance' }

/**
 * Notes a failure of a call that the whole portal needs, such as the one that tells who the customer is. A network
 * that is away is no problem of the portal's (ERROR-05), and 400 and 401 end the session elsewhere. What only one
 * screen needs is that screen's to show, so that one call that fails leaves the rest.
 */
export function noteProblem(error: unknown): void {
  const known = error instanceof ApiError ? error : null
  if (known?.failure === 'unreachable' || known?.status === 400 || known?.status === 401) return
  problem.set(byStatus[known?.status ?? 0] ?? 'generic')
}

/** Notes what an answer to any customer's call says of the whole portal: maintenance, or no access at all (SHELL-04, SHELL-05). */
export function noteForAll(error: ApiError): void {
  if (error.status === 503 || error.status === 403) noteProblem(error)
}
