import { createCallUrl } from '@portal/contract/call'
import { portalVersion } from '@portal/contract/portal-version'
import * as v from '@portal/contract/valibot'
import type { Account, Portal, SlotEntry } from '@portal/remote-kit/portal'
import { createRouter, navigatePage } from '@portal/remote-kit/portal-router'
import { createQueryClient } from '@portal/remote-kit/query-client'
import { createStore } from '@portal/remote-kit/store'
import { createFakeDrafts } from '@portal/remote-kit/test/fake-drafts'
import { createFakeLastSeen } from '@portal/remote-kit/test/fake-last-seen'
import { fetchTestResponse } from '@portal/remote-kit/test/fetch-response'
import { createStyleCache } from '@portal/ui'
import { emulatorChoices, getSelectedTenant } from './emulator-choices.ts'
import { apiPath } from './mock-responses.ts'

const annaAccount: Account = { id: 'emulator:1', name: 'Anna de Wit', username: 'anna' }
const activeAccount = createStore<Account | null>(annaAccount)
const exampleAccounts = [annaAccount, { id: 'emulator:2', name: 'Jeroen Smit', username: 'jeroen' }]
const activeTenant = createStore(getSelectedTenant())
const activeLanguage = createStore({
  language: emulatorChoices.get().language,
  formal: emulatorChoices.get().formal,
})
emulatorChoices.subscribe(() => {
  const { language: chosen, formal } = emulatorChoices.get()
  activeTenant.set(getSelectedTenant())
  activeLanguage.set({ language: chosen, formal })
})

/**
 * Routes and slot components of the remote. They are set after the remote is loaded, because the remote requests
 * `portal` while it loads.
 */
export const remoteContributions = {
  pathOf: (_route: string): string | null => null,
  slot: (_name: string): readonly SlotEntry[] => [],
}

/** The emulated portal: a signed-in customer, all permissions granted, errors logged to the console. */
export const portal: Portal = {
  version: portalVersion,
  remote: 'emulated',
  tenant: activeTenant,
  session: {
    account: activeAccount,
    accounts: createStore<readonly Account[]>(exampleAccounts),
    signIn: async () => ({ outcome: 'signed-in' }),
    signOut: async () => {},
    switchTo: async () => true,
    forget: async () => {},
  },
  api: {
    send: async (call, input, options) => {
      options?.onProgress?.(100, 100)
      const response = await fetchTestResponse(
        apiPath + createCallUrl(call, input),
        { method: call.method },
        call.responseType === 'file',
      )
      return v.parse(call.response, response) as never
    },
    read: ({ url }) => fetchTestResponse(apiPath + url),
  },
  queries: createQueryClient(),
  lastSeen: createFakeLastSeen(),
  drafts: createFakeDrafts(() => activeAccount.get()?.id),
  language: {
    current: activeLanguage,
    change: (chosen) => emulatorChoices.set({ ...emulatorChoices.get(), language: chosen }),
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
