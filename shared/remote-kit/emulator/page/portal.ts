import { urlOf } from '@portal/contract/call'
import { portalVersion } from '@portal/contract/portal-version'
import * as v from '@portal/contract/schema'
import { createQueries } from '@portal/remote-kit/queries'
import { createStyleCache } from '@portal/ui'
import type { Account, Portal, SlotEntry } from '../../src/portal.ts'
import { createRouter, navigatePage } from '../../src/portal-router.tsx'
import { createStore } from '../../src/store.ts'
import { ask } from '../../src/test/ask.ts'
import { fakeDrafts } from '../../src/test/fake-drafts.ts'
import { fakeLastSeen } from '../../src/test/fake-last-seen.ts'
import { apiPath } from './answers.ts'
import { choices, chosenTenant } from './choices.ts'

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

/** What the remote gives of routes and slots; the page sets it once the remote is there, which asks for its portal first. */
export const given = {
  pathOf: (_route: string): string | null => null,
  slot: (_name: string): readonly SlotEntry[] => [],
}

/** The portal that the remote gets: a customer is signed in, everything is allowed, and errors go to the console. */
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
      const answer = await ask(apiPath + urlOf(call, input), { method: call.method }, call.answers === 'file')
      return v.parse(call.answer, answer) as never
    },
    read: ({ url }) => ask(apiPath + url),
  },
  queries: createQueries(),
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
  pathOf: (route) => given.pathOf(route),
  slot: (name) => given.slot(name),
  report: (error) => console.error(error),
}
