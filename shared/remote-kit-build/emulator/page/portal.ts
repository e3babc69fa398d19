import { urlOf } from '@portal/contract/call'
import { portalVersion } from '@portal/contract/portal-version'
import * as v from '@portal/contract/schema'
import type { Account, Portal, SlotEntry } from '@portal/remote-kit/portal'
import { createRouter, navigatePage } from '@portal/remote-kit/portal-router'
import { createQueryClient } from '@portal/remote-kit/query-client'
import { createStore } from '@portal/remote-kit/store'
import { fakeDrafts } from '@portal/remote-kit/test/fake-drafts'
import { fakeLastSeen } from '@portal/remote-kit/test/fake-last-seen'
import { fetchResponse } from '@portal/remote-kit/test/fetch-response'
import { createStyleCache } from '@portal/ui'
import { choices, chosenTenant } from './choices.ts'
import { apiPath } from './mock-responses.ts'

const anna: Account = { id: 'emulator:1', name: 'Anna de Wit', username: 'anna' }
const account = createStore<Account | null>(anna)
const accounts = [anna, { id: 'emulator:2', name: 'Jeroen Smit', username: 'jeroen' }]
const tenant = createStore(chosenTenant())
const language = createStore({ language: choices.get().language, formal: choices.get().formal })
choices.subscribe(() => {
  const { language: chosen, formal } = choices.get()
  tenant.set(chosenTenant())
  language.set({ language: chosen, formal })
})

/**
 * Routes and slot components of the remote. Set after the remote is loaded, because loading it requests its portal
 * first.
 */
export const remoteContributions = {
  pathOf: (_route: string): string | null => null,
  slot: (_name: string): readonly SlotEntry[] => [],
}

/** The emulated portal: a signed-in customer, all permissions granted, errors logged to the console. */
export const portal: Portal = {
  version: portalVersion,
  remote: 'emulated',
  tenant,
  session: {
    account,
    accounts: createStore<readonly Account[]>(accounts),
    signIn: async () => ({ outcome: 'signed-in' }),
    signOut: async () => {},
    switchTo: async () => true,
    forget: async () => {},
  },
  api: {
    send: async (call, input, options) => {
      options?.onProgress?.(100, 100)
      const answer = await fetchResponse(
        apiPath + urlOf(call, input),
        { method: call.method },
        call.answers === 'file',
      )
      return v.parse(call.answer, answer) as never
    },
    read: ({ url }) => fetchResponse(apiPath + url),
  },
  queries: createQueryClient(),
  lastSeen: fakeLastSeen(),
  drafts: fakeDrafts(() => account.get()?.id),
  language: {
    current: language,
    change: (chosen) => choices.set({ ...choices.get(), language: chosen }),
  },
  styles: createStyleCache(),
  router: createRouter(navigatePage),
  navigate: navigatePage,
  permissions: createStore({}),
  isAllowed: () => true,
  pathOf: (route) => remoteContributions.pathOf(route),
  slot: (name) => remoteContributions.slot(name),
  report: (error) => console.error(error),
}
