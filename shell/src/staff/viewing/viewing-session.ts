import { type ViewingPage, viewingBase, viewingPath } from '@portal/contract/desk/viewing'
import type { Page } from '@portal/contract/page'
import { staffBase } from '@portal/contract/staff'
import type { Tenant } from '@portal/contract/tenant'
import type { Account, LanguageApi } from '@portal/remote-kit/portal'
import { createStore, type WritableStore } from '@portal/remote-kit/store'
import { type CleaningSession, createDraftStore } from '../../session/drafts.ts'
import { memoryDraftStore } from '../../session/memory-draft-store.ts'
import type { PageSession } from '../../session/page-session.ts'
import type { ResponseStore } from '../../session/response-store.ts'
import { draftTheme, viewingKind } from './viewed.ts'
import { handleViewerError, viewingApi } from './viewing-api.ts'
import { changeAttempted } from './viewing-state.ts'

interface Parts {
  page: NonNullable<Page['tenant']>
  viewed: ViewingPage['viewing']
  /** The tenant store, which a draft theme replaces (DESK-18). */
  tenant: WritableStore<Tenant | null>
  language: LanguageApi
  answers: ResponseStore
}

/**
 * The session of a staff page that shows a customer's portal (DESK-17). The customer's account is active without a
 * session: reads use the staff session, a cookie that no script can read, and end with it. Signing in, out or switching
 * is not possible.
 */
export function createViewingSession({ page, viewed, tenant, language, answers }: Parts): PageSession {
  const { id, name, username, avatar } = viewed
  const code = page.info?.code ?? ''
  const kind = viewingKind()
  const calls = viewingBase(code, id)
  const account: Account = {
    id: `viewing:${page.subdomain}:${id}`,
    name: name || username,
    username,
    ...(avatar ? { avatar } : {}),
  }
  const rejectReadOnly = () => changeAttempted.set(true)
  /** The language is the customer's; changing it here would change the desk's. */
  Object.assign(language, { change: rejectReadOnly } satisfies Partial<LanguageApi>)
  const session: CleaningSession = {
    account: createStore<Account | null>(account),
    accounts: createStore<readonly Account[]>([account]),
    active: () => null,
    open: async () => 'as-it-was',
    signIn: async () => {
      rejectReadOnly()
      return { outcome: 'failed' }
    },
    signOut: async () => {},
    sendPendingLogouts: async () => {},
    switchTo: async () => {
      rejectReadOnly()
      return false
    },
    forget: async () => rejectReadOnly(),
    describe: async () => {},
    token: async () => null,
    sign: async () => ({ token: '', headers: {} }),
    leave: async () => rejectReadOnly(),
  }
  return {
    session,
    drafts: createDraftStore(memoryDraftStore(), Date.now),
    answers,
    basename: viewingPath(id, kind),
    api: viewingApi(calls),
    refused: handleViewerError,
    tenantNow: () => page.subdomain,
    tenantBase: () => staffBase + calls,
    recordNonce: () => {},
    open: async () => {
      const draft = kind === 'preview' ? draftTheme(code) : null
      if (draft && page.info) tenant.set({ ...page.info, ...draft })
    },
  }
}
