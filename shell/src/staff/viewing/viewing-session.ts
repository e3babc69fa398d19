import type { ApiCall, CallResponse } from '@portal/contract/call'
import {
  getStaffViewingCallBase,
  getStaffViewingCallPath,
  getStaffViewingPath,
  isReadOnlyCall,
  type StaffViewingPageData,
  viewingOnlyErrorName,
} from '@portal/contract/desk/staff-viewing'
import { ApiError } from '@portal/contract/error'
import { markRecordAsSeen } from '@portal/contract/mark-record-as-seen'
import type { PageData } from '@portal/contract/page-data'
import { staffApiBase } from '@portal/contract/staff'
import type { Tenant } from '@portal/contract/tenant'
import * as v from '@portal/contract/valibot'
import type { Account, LanguageApi } from '@portal/remote-kit/portal'
import { createStore, type WritableStore } from '@portal/remote-kit/store'
import type { ShellApi } from '../../api/api.ts'
import { createDraftStore, type SessionWithCleanup } from '../../session/drafts.ts'
import { createMemoryDraftStore } from '../../session/memory-draft-store.ts'
import type { PageSession } from '../../session/page-session.ts'
import { disabledResponseStore } from '../../session/response-store.ts'
import type { Session } from '../../session/session.ts'
import { getViewingKind, readDraftTheme } from './viewed-customer.ts'

export const isChangeAttempted = createStore(false)

export const isRoleWithdrawn = createStore(false)

/** Response returned for `markRecordAsSeen`, which is not sent while staff view a customer's portal. */
const ignoredSeenResponse = { data: { success: false } } satisfies CallResponse<typeof markRecordAsSeen>

const createReadOnlyError = () =>
  new ApiError('refused', { status: 403, body: { error: viewingOnlyErrorName }, message: 'only looking' })

/**
 * Creates the API client of a staff page that shows a customer's portal (DESK-17). Reads are sent as the viewing staff
 * member. Writes are not sent; one message is shown for all remotes. Seen marks are ignored silently, since nobody
 * clicked anything; refetched lists still show the item as new. The server rejects writes too.
 * @param base URL of the customer's calls, below those of staff
 */
const createViewingApi =
  (base: string) =>
  (api: ShellApi): ShellApi => {
    const toViewedCall = <C extends ApiCall>(call: C): C => ({
      ...call,
      base: 'staff',
      access: 'staff',
      path: base + getStaffViewingCallPath(call),
    })
    return {
      ...api,
      send: async (call, input, options) => {
        if (isReadOnlyCall(call))
          return api.send(call.access === 'customer' ? toViewedCall(call) : call, input, options)
        if (call.path === markRecordAsSeen.path)
          return v.parse(call.response, ignoredSeenResponse) as CallResponse<typeof call>
        isChangeAttempted.set(true)
        throw createReadOnlyError()
      },
    }
  }

/** Handles a rejection that concerns the viewer: read-only access, or a withdrawn role. */
function handleViewerError({ body: { error } }: ApiError): boolean {
  const showReadOnlyMessage =
    error === viewingOnlyErrorName ? isChangeAttempted : error === 'forbidden' ? isRoleWithdrawn : null
  showReadOnlyMessage?.set(true)
  return showReadOnlyMessage !== null
}

/** Creates a session that is a cookie, which no script can read. It has one account, which is always signed in. */
export const createCookieSession = (account: Account): Session => ({
  account: createStore<Account | null>(account),
  accounts: createStore<readonly Account[]>([account]),
  active: () => null,
  open: async () => 'as-it-was',
  signIn: async () => ({ outcome: 'failed' }),
  signOut: async () => {},
  sendPendingLogouts: async () => {},
  switchTo: async () => false,
  forget: async () => {},
  describe: async () => {},
  token: async () => null,
  sign: async () => ({ token: '', headers: {} }),
})

interface ViewingDependencies {
  page: NonNullable<PageData['tenant']>
  viewed: StaffViewingPageData['viewing']
  /** Store of the page's tenant, to which a draft theme is applied (DESK-18). */
  tenant: WritableStore<Tenant | null>
  language: LanguageApi
}

/**
 * Creates the session of a staff page that shows a customer's portal (DESK-17). The customer's account is active
 * without a session: reads use the staff session, a cookie that no script can read, and fail when that session ends.
 * Signing in, out or switching is not possible.
 */
export function createViewingSession({ page, viewed, tenant, language }: ViewingDependencies): PageSession {
  const { id, name, username, avatar } = viewed
  const code = page.info?.code ?? ''
  const kind = getViewingKind()
  const calls = getStaffViewingCallBase(code, id)
  const account: Account = {
    id: `viewing:${page.subdomain}:${id}`,
    name: name || username,
    username,
    ...(avatar ? { avatar } : {}),
  }
  const rejectReadOnly = () => isChangeAttempted.set(true)
  /**
   * Rejects a change of language. The page has the language of the viewed customer, and a change would also apply to
   * the staff member's own pages.
   */
  Object.assign(language, { change: rejectReadOnly } satisfies Partial<LanguageApi>)
  const session: SessionWithCleanup = {
    ...createCookieSession(account),
    signIn: async () => {
      rejectReadOnly()
      return { outcome: 'failed' }
    },
    switchTo: async () => {
      rejectReadOnly()
      return false
    },
    forget: async () => rejectReadOnly(),
    leave: async () => rejectReadOnly(),
  }
  return {
    session,
    drafts: createDraftStore(createMemoryDraftStore(), Date.now),
    answers: disabledResponseStore,
    basename: getStaffViewingPath(id, kind),
    api: createViewingApi(calls),
    refused: handleViewerError,
    getCurrentTenant: () => page.subdomain,
    tenantBase: () => staffApiBase + calls,
    recordNonce: () => {},
    open: async () => {
      const draft = kind === 'preview' ? readDraftTheme(code) : null
      if (draft && page.info) tenant.set({ ...page.info, ...draft })
    },
  }
}
