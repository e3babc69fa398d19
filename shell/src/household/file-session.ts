import { filePath, getHousehold, grantOver, notGranted } from '@portal/contract/household'
import { createStore } from '@portal/remote-kit/store'
import type { Api } from '../api/api.ts'
import { createDraftStore } from '../session/drafts.ts'
import { memoryDraftStore } from '../session/memory-draft-store.ts'
import { noResponseStore } from '../session/no-response-store.ts'
import { createPageSession } from '../session/page-session.ts'
import { fileApi } from './file-api.ts'
import { changed, fileState, grantWatch } from './file-state.ts'
import { openGatesInFile } from './open-gates.ts'

/** Minimum interval between grant checks, in milliseconds; requests in between are combined at its end. */
const pauseMs = 3000

/**
 * The session of a page with another person's file (HOUSE-05): the signed-in person's session with another API client,
 * and the granted rights for gates. Responses and drafts are kept in memory only.
 */
export const createFileSession: typeof createPageSession = (page, tenant, language, browserEnv) => {
  const { file = '' } = page
  const own = createPageSession(page, tenant, language, browserEnv)
  const granted = createStore<ReadonlySet<string> | null>(new Set())
  let plain: Api | null = null
  let lastCheck = 0
  let waits = false

  /** Reads the granted rights again; gates and screens follow. */
  const refreshGrant = async () => {
    if (!plain || !own.session.account.get()) return
    const { data } = await plain.send(getHousehold)
    const ofFile = data.received.filter((one) => String(one.file.id) === String(file))
    const grant = ofFile.find(({ state }) => state === 'active')
    const before = fileState.get()
    const hasFile = data.has_file
    if (!grant) {
      fileState.set({ kind: 'over', grant: ofFile[0] ?? null, hasFile })
      granted.set(new Set())
      return
    }
    const seen = openGatesInFile(grant)
    const isOther =
      before.kind === 'open' && [...seen].sort().join() !== [...openGatesInFile(before.grant)].sort().join()
    fileState.set({ kind: 'open', grant, hasFile })
    if (before.kind === 'open' && !isOther) return
    granted.set(seen)
    if (isOther) changed.set(true)
  }
  const refreshGrantSoon = () => {
    const left = lastCheck + pauseMs - Date.now()
    if (left > 0) {
      if (!waits) setTimeout(refreshGrantSoon, left)
      waits = true
      return
    }
    waits = false
    lastCheck = Date.now()
    refreshGrant().catch(() => {})
  }

  grantWatch.check = refreshGrantSoon
  return {
    ...own,
    basename: filePath(file),
    granted,
    drafts: createDraftStore(memoryDraftStore(), Date.now),
    answers: noResponseStore,
    api: (api) => {
      plain = api
      return fileApi(file)(api)
    },
    refused: ({ body: { error } }) => {
      /** MFA is set up in the person's own file, so the page leads there (KEYS-10). */
      if (error === 'keys_required') {
        browserEnv.load('/')
        return true
      }
      if (error !== grantOver && error !== notGranted) return false
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
