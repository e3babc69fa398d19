import { createCallUrl } from '@portal/contract/call'
import { getTenant, type Tenant } from '@portal/contract/tenant'
import type { WritableStore } from '@portal/remote-kit/store'
import type { AuthCalls } from '../api/auth-calls.ts'
import { parseResponse, sendRequest } from '../api/send-request.ts'
import { reportTenantError } from '../global-error.ts'
import type { Session } from '../session/session.ts'

/** Loads and applies the tenants of sessions, for a page whose URL has no tenant (TENANT-05). */
export interface SessionTenants {
  /** Wraps the authentication calls, so that it receives the tenants from their responses. */
  listenTo(calls: AuthCalls): AuthCalls
  /** Returns the tenant last typed at sign-in. Calls go to the API of this tenant until somebody is signed in. */
  getSignInTenant(): string | null
  /** Applies the active session's tenant whenever it changes: name, form of address, flags and theme. */
  follow(session: Pick<Session, 'account' | 'active'>, tenant: WritableStore<Tenant | null>): void
  /** Resolves when the active session's tenant is applied. */
  waitUntilApplied(): Promise<void>
}

/**
 * Creates tenants of sessions. It loads each tenant before its customer is signed in, so that the theme changes at
 * once.
 */
export function createSessionTenants(): SessionTenants {
  const known = new Map<string, Tenant>()
  let typedTenant: string | null = null
  let showing = Promise.resolve()

  const loadTenant = async (subdomain: string) => {
    if (known.has(subdomain)) return
    try {
      const url = `/api/${subdomain}${createCallUrl(getTenant)}`
      const [response] = await Promise.all([
        sendRequest(url, { method: getTenant.method }),
        import('./apply-theme.ts'),
      ])
      known.set(subdomain, (await parseResponse(getTenant, response)).data)
    } catch (error) {
      reportTenantError(error)
    }
  }
  return {
    listenTo: (calls) => ({
      ...calls,
      getTenant: async (credentials) => {
        typedTenant = await calls.getTenant(credentials)
        return typedTenant
      },
      identify: async (tokens, tenant) => {
        const [identity] = await Promise.all([calls.identify(tokens, tenant), loadTenant(tenant)])
        return identity
      },
    }),
    getSignInTenant: () => typedTenant,
    follow: (session, tenant) => {
      const showTenant = () => tenant.set(known.get(session.active()?.tenant ?? '') ?? null)
      session.account.subscribe(() => {
        const subdomain = session.active()?.tenant
        if (subdomain === undefined || known.has(subdomain)) showTenant()
        else showing = loadTenant(subdomain).then(showTenant)
      })
    },
    waitUntilApplied: () => showing,
  }
}
