import {
  accessGrantEndedErrorName,
  accessNotGrantedErrorName,
  getCustomerFilePath,
  getHousehold,
} from '@portal/contract/household'
import { createStore } from '@portal/remote-kit/store'
import type { ShellApi } from '../api/api.ts'
import { createDraftStore } from '../session/drafts.ts'
import { createMemoryDraftStore } from '../session/memory-draft-store.ts'
import { createPageSession } from '../session/page-session.ts'
import { disabledResponseStore } from '../session/response-store.ts'
import { getGrantedAccessSubjects } from './access-subjects.ts'
import {
  createCustomerFileApi,
  customerFileAccess,
  grantChecker,
  hasChangedRights,
} from './customer-file-api.ts'

/** Minimum interval between grant checks, in milliseconds. */
const grantCheckPauseMs = 3000

/**
 * Creates the session of a page with another person's customer file (HOUSE-05). It keeps responses and drafts in memory
 * only.
 */
export const createCustomerFileSession: typeof createPageSession = (page, tenant, language, browserEnv) => {
  const { file = '' } = page
  const own = createPageSession(page, tenant, language, browserEnv)
  const granted = createStore<ReadonlySet<string> | null>(new Set())
  let plain: ShellApi | null = null
  let lastCheck = 0
  let isCheckPlanned = false

  const refreshGrant = async () => {
    if (!plain || !own.session.account.get()) return
    const { data } = await plain.send(getHousehold)
    const ofFile = data.received.filter((one) => String(one.file.id) === String(file))
    const grant = ofFile.find(({ state }) => state === 'active')
    const before = customerFileAccess.get()
    const hasFile = data.has_file
    if (!grant) {
      customerFileAccess.set({ kind: 'over', grant: ofFile[0] ?? null, hasFile })
      granted.set(new Set())
      return
    }
    const seen = getGrantedAccessSubjects(grant)
    const isOther =
      before.kind === 'open' &&
      [...seen].sort().join() !== [...getGrantedAccessSubjects(before.grant)].sort().join()
    customerFileAccess.set({ kind: 'open', grant, hasFile })
    if (before.kind === 'open' && !isOther) return
    granted.set(seen)
    if (isOther) hasChangedRights.set(true)
  }
  const refreshGrantSoon = () => {
    const left = lastCheck + grantCheckPauseMs - Date.now()
    if (left > 0) {
      if (!isCheckPlanned) setTimeout(refreshGrantSoon, left)
      isCheckPlanned = true
      return
    }
    isCheckPlanned = false
    lastCheck = Date.now()
    refreshGrant().catch(() => {})
  }

  grantChecker.check = refreshGrantSoon
  return {
    ...own,
    basename: getCustomerFilePath(file),
    granted,
    drafts: createDraftStore(createMemoryDraftStore(), Date.now),
    answers: disabledResponseStore,
    api: (api) => {
      plain = api
      return createCustomerFileApi(file)(api)
    },
    refused: ({ body: { error } }) => {
      /** The person sets up the second factor on the page of their own customer file (KEYS-10). */
      if (error === 'keys_required') {
        browserEnv.loadPage('/')
        return true
      }
      if (error !== accessGrantEndedErrorName && error !== accessNotGrantedErrorName) return false
      refreshGrantSoon()
      return true
    },
    open: async () => {
      await own.open()
      await refreshGrant().catch(() => {})
      own.session.account.subscribe(() => void refreshGrant().catch(() => {}))
    },
  }
}
