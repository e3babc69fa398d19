import { ApiError } from '@portal/contract/error'
import { createStore, type WritableStore } from '@portal/remote-kit/store'

/** What stands in the way of the whole portal, each a full screen (SHELL-03 … SHELL-08). */
export type Problem = 'server-error' | 'maintenance' | 'no-access' | 'generic' | 'unknown-office'

/** The order of precedence (SHELL-01); the three faces of the server-error screen are of one rank. */
const rank: Record<Problem, number> = {
  'server-error': 0,
  maintenance: 0,
  'no-access': 0,
  generic: 1,
  'unknown-office': 2,
}

const inTheWay: WritableStore<Problem | null> = createStore<Problem | null>(null)

/** The problem now shown; null while there is none. One that matters less never takes the place of another. */
export const problem: WritableStore<Problem | null> = {
  ...inTheWay,
  set: (next) => {
    const now = inTheWay.get()
    if (next === null || now === null || rank[next] <= rank[now]) inTheWay.set(next)
  },
}

const byStatus: Record<number, Problem> = { 403: 'no-access', 500: 'server-error', 503: 'maintenance' }

/**
 * Notes a failure of a call that the whole portal needs, such as the one that tells who the customer is (ERROR-03,
 * ERROR-04). A network that is away is no problem of the portal's (ERROR-05), and 400 and 401 end the session
 * elsewhere. What only one screen needs is that screen's to show, so that one call that fails leaves the rest.
 */
export function noteProblem(error: unknown): void {
  const known = error instanceof ApiError ? error : null
  if (known?.failure === 'unreachable' || known?.status === 400 || known?.status === 401) return
  problem.set(byStatus[known?.status ?? 0] ?? 'generic')
}

/**
 * Whether a refusal is of the account itself. One that names a reason of its own is about what was asked for: a document
 * that can no longer be removed, details that may not be changed.
 */
const isOfAccount = ({ status, body }: ApiError): boolean =>
  status === 403 && (body.error === undefined || body.error === 'no_access')

/** Notes what an answer to any customer's call says of the whole portal: maintenance, or no access at all (SHELL-04, SHELL-05). */
export function noteForAll(error: ApiError): void {
  if (error.status === 503 || isOfAccount(error)) noteProblem(error)
}

/**
 * Notes that a firm's information could not be had (TENANT-06, TENANT-07): without it the portal works all the same
 * when the firm is in maintenance or the network away; a failing server is a server error; anything else means that
 * there is no such firm.
 */
export function noteTenantProblem(error: unknown): void {
  const known = error instanceof ApiError ? error : null
  if (known?.failure === 'unreachable' || known?.status === 503) return
  problem.set(known?.status === 500 ? 'server-error' : 'unknown-office')
}
