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

/** The session of a page, and what is kept for it. */
export interface PageSession {
  session: LeavableSession
  drafts: Drafts
  answers: KeptAnswers
  /** Subdomain of the tenant: the page's own, else that of who is signed in; null where none is known. */
  tenantNow(): string | null
  /** Base of the calls of a tenant: also of one that was only asked for, before anybody has signed in. */
  tenantBase(): string
  /** Path below which the addresses of the portal stand, where that is not the origin's own. */
  basename?: string
  /** What of the file may be seen, where it is that of somebody else (HOUSE-05). */
  granted?: WritableStore<ReadonlySet<string> | null>
  /** Makes another way to the servers of that of customers; left out where that is the way. */
  api?: (api: Api) => Api
  /** Hears of a refusal first; true where that is all there is to it. */
  refused?: (error: ApiError) => boolean
  /** Notes what an answer tells of time, for the proofs to come. */
  recordNonce: Prover['recordNonce']
  /** Reads the stored session, and shows whose it is. */
  open(): Promise<void>
}

/** Makes the session of a page. At the address of no tenant it shows that of who is signed in (TENANT-05). */
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
  /** Answers of an account go with its session, however that ends and in whichever tab. */
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
