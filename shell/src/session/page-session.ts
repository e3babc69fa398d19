import { createCallUrl } from '@portal/contract/call'
import type { ApiError } from '@portal/contract/error'
import type { PageData } from '@portal/contract/page-data'
import { getTenant, type Tenant } from '@portal/contract/tenant'
import type { LanguageApi } from '@portal/remote-kit/portal'
import type { QueryClient } from '@portal/remote-kit/query'
import type { WritableStore } from '@portal/remote-kit/store'
import type { ShellApi } from '../api/api.ts'
import { type AuthCalls, createAuthCalls } from '../api/auth-calls.ts'
import { parseResponse, sendRequest } from '../api/send-request.ts'
import type { BrowserEnv } from '../browser-env.ts'
import { reportTenantError } from '../global-error.ts'
import type { DpopSigner } from './dpop-signer.ts'
import { addSignOutCleanup, createDraftStore, type DraftStore, type SessionWithCleanup } from './drafts.ts'
import { isIdle, lastActivity } from './idle-watch.ts'
import { createResponseStore, type ResponseStore } from './response-store.ts'
import { createSession, type Session } from './session.ts'
import { sessionEndReasonStore } from './session-end-reason.ts'

export interface PageSession {
  session: SessionWithCleanup
  drafts: DraftStore
  answers: ResponseStore
  /** Gets the subdomain of the tenant: the page's own, else the signed-in account's; null if unknown. */
  getCurrentTenant(): string | null
  tenantBase(): string
  /** Base path of the portal, if it is not the origin's root. */
  basename?: string
  granted?: WritableStore<ReadonlySet<string> | null>
  /** Wraps the customers' API client; identity by default. */
  api?: (api: ShellApi) => ShellApi
  /** Handles a rejected call before the default handling. Returns true to skip the default handling. */
  refused?: (error: ApiError) => boolean
  recordNonce: DpopSigner['recordNonce']
  open(): Promise<void>
}

/**
 * Creates the session of a customer's page. If the URL has no tenant, the page shows the tenant of the signed-in
 * account (TENANT-05).
 */
export function createPageSession(
  page: Pick<PageData, 'tenant' | 'staff' | 'file'>,
  tenant: WritableStore<Tenant | null>,
  language: LanguageApi,
  { vault, sealed, exclusive, channel, dpopSigner }: BrowserEnv,
): PageSession {
  const calls = createAuthCalls(page.tenant, dpopSigner)
  const tenants = page.tenant ? null : createSessionTenants()
  const drafts = createDraftStore(sealed, Date.now)
  const answers = createResponseStore({ sealed, vault, exclusive, now: Date.now })
  const created = createSession({
    vault,
    exclusive,
    channel,
    dpopSigner,
    auth: tenants?.listenTo(calls) ?? calls,
    language: () => language.current.get().language,
    now: Date.now,
    isIdle: () => isIdle(lastActivity, Date.now()),
  })
  const session = addSignOutCleanup(created, {
    forget: (id) => Promise.all([drafts.forget(id), answers.remove(id)]),
  })
  /** Deletes stored responses of accounts without a session, however and in whichever tab the session ended. */
  const deleteOtherAccountsResponses = () => {
    const signedIn = session.accounts.get().filter(({ signedOut }) => !signedOut)
    void answers.deleteOthers(signedIn.map(({ id }) => id))
  }
  session.accounts.subscribe(deleteOtherAccountsResponses)
  tenants?.follow(session, tenant)
  const getCurrentTenant = () => page.tenant?.subdomain ?? session.active()?.tenant ?? null
  return {
    session,
    drafts,
    answers,
    getCurrentTenant,
    recordNonce: dpopSigner.recordNonce,
    tenantBase: () => `/api/${getCurrentTenant() ?? tenants?.getSignInTenant() ?? ''}`,
    open: async () => {
      const found = await session.open()
      if (found !== 'as-it-was') sessionEndReasonStore.record(found === 'idle' ? 'idle' : 'refused')
      deleteOtherAccountsResponses()
      void session.sendPendingLogouts()
      addEventListener('online', () => void session.sendPendingLogouts())
      await tenants?.waitUntilApplied()
    },
  }
}

interface AccountChangeDependencies {
  session: SessionWithCleanup
  queries: QueryClient
  api: { forget(): void }
  language: LanguageApi
}

/** Clears cached data and switches the language when another account becomes active. */
export function followAccountChanges({ session, queries, api, language }: AccountChangeDependencies): void {
  let account = session.account.get()?.id
  session.account.subscribe(() => {
    const now = session.account.get()?.id
    if (account !== undefined && now !== account) {
      queries.clear()
      api.forget()
      const storedLanguage = session.active()?.language
      if (storedLanguage) language.change(storedLanguage)
    }
    if (now !== undefined) sessionEndReasonStore.clear()
    account = now
  })
  language.current.subscribe(() => void session.describe({ language: language.current.get().language }))
}

/**
 * Loads and applies the tenants of sessions, for a page whose URL has no tenant (TENANT-05). It loads each tenant before
 * its customer is signed in, so that the theme changes at once.
 */
function createSessionTenants() {
  const known = new Map<string, Tenant>()
  let typedTenant: string | null = null
  let showing = Promise.resolve()

  const loadTenant = async (subdomain: string) => {
    if (known.has(subdomain)) return
    try {
      const url = `/api/${subdomain}${createCallUrl(getTenant)}`
      const [response] = await Promise.all([
        sendRequest(url, { method: getTenant.method }),
        import('../theme/apply-theme.ts'),
      ])
      known.set(subdomain, (await parseResponse(getTenant, response)).data)
    } catch (error) {
      reportTenantError(error)
    }
  }
  return {
    /** Wraps the authentication calls, so that it receives the tenants from their responses. */
    listenTo: (calls: AuthCalls): AuthCalls => ({
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
    /** Returns the tenant last typed at sign-in. Calls go to the API of this tenant until somebody is signed in. */
    getSignInTenant: () => typedTenant,
    /** Applies the active session's tenant whenever it changes: name, form of address, flags and theme. */
    follow: (session: Session, tenant: WritableStore<Tenant | null>) => {
      const showTenant = () => tenant.set(known.get(session.active()?.tenant ?? '') ?? null)
      session.account.subscribe(() => {
        const subdomain = session.active()?.tenant
        if (subdomain === undefined || known.has(subdomain)) showTenant()
        else showing = loadTenant(subdomain).then(showTenant)
      })
    },
    /** Resolves when the active session's tenant is applied. */
    waitUntilApplied: () => showing,
  }
}
