import { urlOf } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import { portalVersion } from '@portal/contract/portal-version'
import * as v from '@portal/contract/schema'
import { isAllowed } from '@portal/domain/gate'
import type { Account, Draft, Portal, Store } from '@portal/remote-kit/portal'
import { createQueries } from '@portal/remote-kit/queries'
import { createStore, derived } from '@portal/remote-kit/store'
import { createStyleCache } from '@portal/ui'
import type { FrameState } from '../messages.ts'
import type { Line } from './line.ts'

/** Who is signed in, as far as a frame may know: that somebody is. */
const somebody: Account = { id: 'customer', name: '', username: '' }
const notHere = async (): Promise<never> => {
  throw new Error('a remote in a sandbox has no part in the session')
}

/** What a frame gives its remote, and how it follows what is out of date in the page. */
interface Inside {
  portal: Portal
  outdate(queryKey: readonly string[]): void
}

/** The portal that a remote in a sandbox gets: what it asks for goes over the line, and the page decides. */
export function insidePortal(line: Line, remote: string, state: Store<FrameState>): Inside {
  const account = derived([state], () => (state.get().signedIn ? somebody : null))
  const queries = createQueries()
  const outdate = queries.invalidateQueries.bind(queries)
  queries.invalidateQueries = (filters, options) => {
    if (filters?.queryKey) line.tell({ kind: 'stale', queryKey: filters.queryKey.map(String) })
    return outdate(filters, options)
  }
  const portal: Portal = {
    version: portalVersion,
    remote,
    tenant: derived([state], () => state.get().tenant),
    session: {
      account,
      accounts: createStore([]),
      signIn: notHere,
      signOut: notHere,
      switchTo: notHere,
      forget: notHere,
    },
    api: {
      send: async (call, input = {} as never, { signal, onProgress, basis } = {}) => {
        const { method, encoding = 'json', answers = 'json' } = call
        const { body } = input as { body?: unknown }
        const asking = { kind: 'send' as const, method, url: urlOf(call, input), encoding, answers, body }
        const answer = await line.ask(
          { ...asking, ...(basis ? { basis: [...basis] } : {}) },
          { signal, onProgress },
        )
        const parsed = v.safeParse(call.answer, answer)
        if (parsed.success) return parsed.output
        throw new ApiError('unexpected', { message: `${call.path} answered another shape` })
      },
      read: ({ key, url }, options) => line.ask({ kind: 'read', key, url }, options),
    },
    queries,
    lastSeen: { of: () => null, subscribe: () => () => {}, show: () => () => {} },
    language: { current: derived([state], () => state.get().language), change: () => {} },
    drafts: {
      read: (name) =>
        line.ask({ kind: 'read-draft', name }).then(
          (found) => found as Draft | null,
          () => null,
        ),
      keep: (name, value) =>
        line.ask({ kind: 'keep-draft', name, value }).then(
          (kept) => kept === true,
          () => false,
        ),
      drop: (name) =>
        line.ask({ kind: 'drop-draft', name }).then(
          () => {},
          () => {},
        ),
    },
    styles: createStyleCache(document.querySelector('style')?.nonce ?? ''),
    navigate: (path, { replace = false } = {}) => line.tell({ kind: 'navigate', path, replace }),
    permissions: derived([state], () => ({})),
    isAllowed: (gate) => isAllowed(gate, state.get()),
    pathOf: (route) => state.get().paths[route] ?? null,
    slot: () => [],
    report: (error) => line.tell({ kind: 'report', message: String(error).slice(0, 500) }),
  }
  return {
    portal,
    outdate: (queryKey) => void outdate({ queryKey: queryKey as never, exact: true }),
  }
}
