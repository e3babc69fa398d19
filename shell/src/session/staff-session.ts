import { signedOutPath, staffBase, staffSessionPath } from '@portal/contract/staff'
import type { Account } from '@portal/remote-kit/portal'
import { createStore } from '@portal/remote-kit/store'
import { send } from '../api/send.ts'
import { viewedCustomer } from '../staff/viewing/viewed.ts'
import { createViewingSession } from '../staff/viewing/viewing-session.ts'
import { type CleaningSession, createDraftStore } from './drafts.ts'
import { noResponseStore } from './no-response-store.ts'
import type { createPageSession } from './page-session.ts'

/**
 * The session of a staff page: a cookie that no script can read, one for all tabs. It ends at the server after a
 * working day; a page whose call is then rejected reloads, which leads to sign-in.
 */
export const createStaffSession: typeof createPageSession = (
  { staff, tenant: page },
  tenant,
  language,
  { sealed, load },
) => {
  const viewed = viewedCustomer()
  if (viewed && page)
    return createViewingSession({ page, viewed, tenant, language, answers: noResponseStore })
  const { id, name, email } = staff ?? { id: '', name: '', email: '' }
  const account = createStore<Account | null>({ id, name, username: email })
  const drafts = createDraftStore(sealed, Date.now)
  const end = () => send(staffSessionPath, { method: 'DELETE', credentials: 'same-origin' }).then(() => {})
  const session: CleaningSession = {
    account,
    accounts: createStore<readonly Account[]>([]),
    active: () => null,
    open: async () => 'as-it-was',
    signIn: async () => ({ outcome: 'failed' }),
    signOut: () => end().catch(() => {}),
    sendPendingLogouts: async () => {},
    switchTo: async () => false,
    forget: async () => {},
    describe: async () => {},
    token: async () => null,
    sign: async () => ({ token: '', headers: {} }),
    leave: async () => {
      await end()
      await drafts.forget(id)
      load(signedOutPath)
    },
  }
  return {
    session,
    drafts,
    answers: noResponseStore,
    tenantNow: () => null,
    tenantBase: () => staffBase,
    recordNonce: () => {},
    open: async () => {},
  }
}
