import { ApiError } from '@portal/contract/error'
import { createStore, type WritableStore } from '@portal/remote-kit/store'

export type GlobalError = 'server-error' | 'maintenance' | 'no-access' | 'generic' | 'unknown-office'

/** Precedence of errors (SHELL-01). The three variants of the server-error screen have equal precedence. */
const precedenceByError: Record<GlobalError, number> = {
  'server-error': 0,
  maintenance: 0,
  'no-access': 0,
  generic: 1,
  'unknown-office': 2,
}

const globalErrorStore: WritableStore<GlobalError | null> = createStore<GlobalError | null>(null)

/** The error shown now; null while there is none. An error of lower precedence never replaces another. */
export const globalError: WritableStore<GlobalError | null> = {
  ...globalErrorStore,
  set: (next) => {
    const now = globalErrorStore.get()
    if (next === null || now === null || precedenceByError[next] <= precedenceByError[now])
      globalErrorStore.set(next)
  },
}

const errorByStatus: Record<number, GlobalError> = {
  403: 'no-access',
  500: 'server-error',
  503: 'maintenance',
}

/**
 * Reports a failed call that the whole portal needs, such as the customer's (ERROR-03, ERROR-04). A missing network is
 * not a portal error (ERROR-05), and 400 and 401 end the session elsewhere. A screen reports calls that only that
 * screen needs.
 */
export function reportPortalError(error: unknown): void {
  const known = error instanceof ApiError ? error : null
  if (known?.failure === 'unreachable' || known?.status === 400 || known?.status === 401) return
  globalError.set(errorByStatus[known?.status ?? 0] ?? 'generic')
}

/** Whether a 403 concerns the account itself, and not only the request. */
const isAccountError = ({ status, body }: ApiError): boolean =>
  status === 403 && (body.error === undefined || body.error === 'no_access')

/**
 * Shows the global error if a call of the customer API failed because of maintenance (503) or because the account has
 * no access (SHELL-04, SHELL-05). Ignores other errors.
 */
export function reportGlobalError(error: ApiError): void {
  if (error.status === 503 || isAccountError(error)) reportPortalError(error)
}

/**
 * Reports that a tenant's information failed to load (TENANT-06, TENANT-07). The portal works without this information
 * during tenant maintenance or without a network; a 500 is a server error; any other error means an unknown tenant.
 */
export function reportTenantError(error: unknown): void {
  const known = error instanceof ApiError ? error : null
  if (known?.failure === 'unreachable' || known?.status === 503) return
  globalError.set(known?.status === 500 ? 'server-error' : 'unknown-office')
}
