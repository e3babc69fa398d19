import { type ViewingPage, viewingBase, viewingPath } from '@portal/contract/desk/viewing'
import type { Page } from '@portal/contract/page'
import { staffBase } from '@portal/contract/staff'
import type { Account, LanguageApi } from '@portal/remote-kit/portal'
import { createStore } from '@portal/remote-kit/store'
import { offerRouter } from '../../registry/offer-router.ts'
import type { Drafts, LeavableSession } from '../../session/drafts.ts'
import type { KeptAnswers } from '../../session/kept-answers.ts'
import type { PageSession } from '../../session/page-session.ts'
import { attempted } from './told.ts'
import { viewingApi } from './viewing-api.ts'
import { routerBelow } from './viewing-router.tsx'

/** A device keeps nothing of a customer for who only looks, neither what was read nor what was typed. */
const noDrafts: Drafts = {
  draftsOf: () => ({ read: async () => null, keep: async () => false, drop: async () => {} }),
  forget: async () => {},
}

/**
 * The session of a page that shows staff a customer's portal as the customer sees it (DESK-17). The customer stands where a customer
 * who signed in would, and there is no session of theirs: all that is read is read by the session of staff, a cookie that no
 * script sees, and ends with that. Nobody can sign in, out or over here.
 */
export function createViewingSession(
  tenant: NonNullable<Page['tenant']>,
  { id, name, username, avatar }: ViewingPage['viewing'],
  language: LanguageApi,
  answers: KeptAnswers,
): PageSession {
  const base = viewingPath(id)
  const calls = viewingBase(tenant.info?.code ?? '', id)
  const account: Account = {
    id: `viewing:${tenant.subdomain}:${id}`,
    name: name || username,
    username,
    ...(avatar ? { avatar } : {}),
  }
  const told = () => attempted.set(true)
  /** The language is the customer's; to choose another would be to choose it for the desk. */
  Object.assign(language, { change: told } satisfies Partial<LanguageApi>)
  offerRouter(routerBelow(base))
  const session: LeavableSession = {
    account: createStore<Account | null>(account),
    accounts: createStore<readonly Account[]>([account]),
    active: () => null,
    open: async () => 'as-it-was',
    signIn: async () => {
      told()
      return { outcome: 'failed' }
    },
    signOut: async () => {},
    settleSignOuts: async () => {},
    switchTo: async () => {
      told()
      return false
    },
    forget: async () => told(),
    describe: async () => {},
    token: async () => null,
    sign: async () => ({ token: '', headers: {} }),
    leave: async () => told(),
  }
  return {
    session,
    drafts: noDrafts,
    answers,
    base,
    api: viewingApi(calls),
    tenantNow: () => tenant.subdomain,
    tenantBase: () => staffBase + calls,
    hear: () => {},
    open: async () => {},
  }
}
