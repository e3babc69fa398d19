import { type ApiCall, type CallInput, createCallUrl } from '@portal/contract/call'
import { portalVersion } from '@portal/contract/portal-version'
import type { Tenant } from '@portal/contract/tenant'
import * as v from '@portal/contract/valibot'
import { createQueryClient } from '@portal/remote-kit/query-client'
import { createStyleCache } from '@portal/ui'
import type { ViewPortal } from '../context.tsx'
import type { Account, Portal } from '../portal.ts'
import { createRouter, navigatePage } from '../portal-router.tsx'
import { createStore } from '../store.ts'
import { createFakeDrafts } from './fake-drafts.ts'
import { createFakeLastSeen, type FakeLastSeen } from './fake-last-seen.ts'
import { fetchMockedQuery, mockCall, sendMockedCall } from './mock-calls.ts'

/** A portal without a shell: tests provide the responses and inspect what was called. */
export interface FakePortal extends ViewPortal {
  readonly lastSeen: FakeLastSeen
  /**
   * Sets the response of a call. The response is checked against the contract. A thrown `ApiError` becomes an error
   * response.
   */
  answer<C extends ApiCall>(
    call: C,
    answer: v.InferInput<C['response']> | ((input: CallInput<C>) => v.InferInput<C['response']>),
  ): void
  /** Calls sent so far: path and input. Reads are listed by their URL. */
  readonly sent: readonly { path: string; input?: unknown }[]
  readonly visited: readonly string[]
  readonly reported: readonly unknown[]
}

const exampleTenant: Tenant = v.parse(v.record(v.string(), v.unknown()), {
  name: 'Zuider',
  code: 'ZUIDER',
  pronoun: 'JE',
  primary_color: '#2438e0',
  secondary_color: '#f6aa79',
  offices: [],
}) as unknown as Tenant

export function createFakePortal(overrides: Partial<Omit<Portal, 'lastSeen'>> = {}): FakePortal {
  const sent: { path: string; input?: unknown }[] = []
  const visited: string[] = []
  const reported: unknown[] = []
  const account = createStore<Account | null>({ id: 'zuider:1', name: 'Anna de Wit', username: 'anna' })

  return {
    version: portalVersion,
    remote: 'test',
    tenant: createStore<Tenant | null>(exampleTenant),
    session: {
      account,
      accounts: createStore<readonly Account[]>([]),
      signIn: async () => ({ outcome: 'signed-in' }),
      signOut: async () => account.set(null),
      switchTo: async () => true,
      forget: async () => {},
    },
    api: {
      send: async (call, input, options) => {
        sent.push({ path: createCallUrl(call, input), input })
        options?.onProgress?.(50, 100)
        return sendMockedCall(call, input)
      },
      read: async (read) => {
        sent.push({ path: read.url })
        return fetchMockedQuery(read)
      },
    },
    queries: createQueryClient(),
    lastSeen: createFakeLastSeen(),
    drafts: createFakeDrafts(() => (overrides.session?.account ?? account).get()?.id),
    language: { current: createStore({ language: 'nl', formal: false }), change: () => {} },
    styles: createStyleCache(),
    router: createRouter(navigatePage),
    navigate: (path) => void visited.push(path),
    permissions: createStore({}),
    isAllowed: () => true,
    pathOf: (route) => `/${route}`,
    slot: () => [],
    report: (error) => void reported.push(error),
    signal: new AbortController().signal,
    ...overrides,
    answer: (call, answer) => {
      type MockResponse = Parameters<typeof mockCall<typeof call>>[1]
      mockCall(call, typeof answer === 'function' ? (answer as MockResponse) : () => answer)
    },
    sent,
    visited,
    reported,
  }
}
