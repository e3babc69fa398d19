import { staffApiBase, staffSessionPath, staffSignedOutPath } from '@portal/contract/staff'
import { sendRequest } from '../api/send-request.ts'
import { readViewedCustomer } from '../staff/viewing/viewed-customer.ts'
import { createCookieSession, createViewingSession } from '../staff/viewing/viewing-session.ts'
import { createDraftStore, type SessionWithCleanup } from './drafts.ts'
import type { createPageSession } from './page-session.ts'
import { disabledResponseStore } from './response-store.ts'

/**
 * Creates the session of a staff page: a cookie that no script can read. A rejected call reloads the page, which leads
 * to sign-in.
 */
export const createStaffSession: typeof createPageSession = (
  { staff, tenant: page },
  tenant,
  language,
  { sealed, loadPage },
) => {
  const viewed = readViewedCustomer()
  if (viewed && page) return createViewingSession({ page, viewed, tenant, language })
  const { id, name, email } = staff ?? { id: '', name: '', email: '' }
  const drafts = createDraftStore(sealed, Date.now)
  const endStaffSession = () =>
    sendRequest(staffSessionPath, { method: 'DELETE', credentials: 'same-origin' }).then(() => {})
  const session: SessionWithCleanup = {
    ...createCookieSession({ id, name, username: email }),
    signOut: () => endStaffSession().catch(() => {}),
    leave: async () => {
      await endStaffSession()
      await drafts.forget(id)
      loadPage(staffSignedOutPath)
    },
  }
  return {
    session,
    drafts,
    answers: disabledResponseStore,
    getCurrentTenant: () => null,
    tenantBase: () => staffApiBase,
    recordNonce: () => {},
    open: async () => {},
  }
}
