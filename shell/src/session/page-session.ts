import type { ApiError } from '@portal/contract/error'
import type { Page } from '@portal/contract/page'
import type { Tenant } from '@portal/contract/tenant'
import type { LanguageApi } from '@portal/remote-kit/portal'
import type { WritableStore } from '@portal/remote-kit/store'
import type { Api } from '../api/api.ts'
import { authCalls } from '../api/auth-calls.ts'
import type { Surroundings } from '../browser.ts'
import { sessionTenants } from '../theme/session-tenants.ts'
import { type Drafts, draftStore, type LeavableSession, leavable } from './drafts.ts'
import { sessionEnded } from './ended.ts'
import { isLeft } from './idle.ts'
import { type KeptAnswers, keptAnswers } from './kept-answers.ts'
import { lastSign } from './last-sign.ts'
import type { Prover } from './prover.ts'
import { createSession } from './session.ts'

/** The session of a page and its storage. */
export interface PageSession {
  session: LeavableSession
  drafts: Drafts
  answers: KeptAnswers
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
  recordNonce: Prover['recordNonce']
  /** Reads the stored session and shows its tenant. */
  open(): Promise<void>
}

/** Makes the session of a page. On an address without a tenant it shows the signed-in account's (TENANT-05). */
export function createPageSession(
  page: Pick<Page, 'tenant' | 'staff' | 'file'>,
  tenant: WritableStore<Tenant | null>,
  language: LanguageApi,
  { vault, sealed, exclusive, channel, prover }: Surroundings,
): PageSession {
  const calls = authCalls(page.tenant, prover)
  const tenants = page.tenant ? null : sessionTenants()
  const drafts = draftStore(sealed, Date.now)
  const answers = keptAnswers({ sealed, vault, exclusive, now: Date.now })
  const created = createSession({
    vault,
    exclusive,
    channel,
    prover,
    auth: tenants?.listenTo(calls) ?? calls,
    language: () => language.current.get().language,
    now: Date.now,
    isLeft: () => isLeft(lastSign, Date.now()),
  })
  const session = leavable(created, {
    forget: (id) => Promise.all([drafts.forget(id), answers.forget(id)]),
  })
  /** Stored responses are deleted with their account's session, however and in whichever tab it ends. */
  const forgetGone = () => void answers.forgetOthers(session.accounts.get().map(({ id }) => id))
  session.accounts.subscribe(forgetGone)
  tenants?.follow(session, tenant)
  const tenantNow = () => page.tenant?.subdomain ?? session.active()?.tenant ?? null
  return {
    session,
    drafts,
    answers,
    tenantNow,
    recordNonce: prover.recordNonce,
    tenantBase: () => `/api/${tenantNow() ?? tenants?.asked() ?? ''}`,
    open: async () => {
      const found = await session.open()
      if (found !== 'as-it-was') sessionEnded.tell(found === 'idle' ? 'idle' : 'refused')
      forgetGone()
      void session.settleSignOuts()
      addEventListener('online', () => void session.settleSignOuts())
      await tenants?.shown()
    },
  }
}
