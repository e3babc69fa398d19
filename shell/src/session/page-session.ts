import type { ApiError } from '@portal/contract/error'
import type { Page } from '@portal/contract/page'
import type { Tenant } from '@portal/contract/tenant'
import type { LanguageApi } from '@portal/remote-kit/portal'
import type { WritableStore } from '@portal/remote-kit/store'
import type { Api } from '../api/api.ts'
import { authCalls } from '../api/auth-calls.ts'
import type { BrowserEnv } from '../browser-env.ts'
import { sessionTenants } from '../theme/session-tenants.ts'
import type { DpopSigner } from './dpop-signer.ts'
import { type CleaningSession, createDraftStore, type Drafts, withSignOutCleanup } from './drafts.ts'
import { isIdle } from './idle.ts'
import { lastActivity } from './last-activity.ts'
import { createResponseStore, type ResponseStore } from './response-store.ts'
import { createSession } from './session.ts'
import { sessionEnded } from './session-ended.ts'

/** The session of a page and its storage. */
export interface PageSession {
  session: CleaningSession
  drafts: Drafts
  answers: ResponseStore
  /** Subdomain of the tenant: the page's own, else the signed-in account's; null if unknown. */
  tenantNow(): string | null
  /** Base URL of the tenant's API, also for a tenant that was only typed at sign-in. */
  tenantBase(): string
  /** Base path of the portal, if it is not the origin's root. */
  basename?: string
  /** Open gates of another person's file (HOUSE-05). */
  granted?: WritableStore<ReadonlySet<string> | null>
  /** Wraps the customers' API client; identity by default. */
  api?: (api: Api) => Api
  /** Handles a rejection first; returns true if that was sufficient. */
  refused?: (error: ApiError) => boolean
  /** Records the DPoP nonce of a response. */
  recordNonce: DpopSigner['recordNonce']
  /** Reads the stored session and shows its tenant. */
  open(): Promise<void>
}

/** Makes the session of a page. On an address without a tenant it shows the signed-in account's (TENANT-05). */
export function createPageSession(
  page: Pick<Page, 'tenant' | 'staff' | 'file'>,
  tenant: WritableStore<Tenant | null>,
  language: LanguageApi,
  { vault, sealed, exclusive, channel, dpopSigner }: BrowserEnv,
): PageSession {
  const calls = authCalls(page.tenant, dpopSigner)
  const tenants = page.tenant ? null : sessionTenants()
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
  const session = withSignOutCleanup(created, {
    forget: (id) => Promise.all([drafts.forget(id), answers.forget(id)]),
  })
  /** Stored responses are deleted with their account's session, however and in whichever tab it ends. */
  const deleteOtherResponses = () => {
    const signedIn = session.accounts.get().filter(({ signedOut }) => !signedOut)
    void answers.forgetOthers(signedIn.map(({ id }) => id))
  }
  session.accounts.subscribe(deleteOtherResponses)
  tenants?.follow(session, tenant)
  const tenantNow = () => page.tenant?.subdomain ?? session.active()?.tenant ?? null
  return {
    session,
    drafts,
    answers,
    tenantNow,
    recordNonce: dpopSigner.recordNonce,
    tenantBase: () => `/api/${tenantNow() ?? tenants?.signInTenant() ?? ''}`,
    open: async () => {
      const found = await session.open()
      if (found !== 'as-it-was') sessionEnded.tell(found === 'idle' ? 'idle' : 'refused')
      deleteOtherResponses()
      void session.sendPendingLogouts()
      addEventListener('online', () => void session.sendPendingLogouts())
      await tenants?.applied()
    },
  }
}
