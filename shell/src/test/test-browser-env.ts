import { vi } from 'vitest'
import type { BrowserEnv } from '../browser-env.ts'
import {
  emptyStoredState,
  type StoredSession,
  type StoredState,
  storedSessionVersion,
} from '../session/stored-session.ts'
import { fakeDpopSigner, fakeKeys } from '../session/test/fake-dpop-signer.ts'
import { createMemoryStore } from './memory-store.ts'

export const createStoredSession = (username: string, more: Partial<StoredSession> = {}): StoredSession => ({
  accountId: `zuider:${username}`,
  access_token: `access-${username}`,
  refresh_token: `refresh-${username}`,
  in_cookie: false,
  token_type: 'Bearer',
  keys: fakeKeys,
  expiresAt: Date.now() + 3_600_000,
  tenant: 'zuider',
  tenant_code: 'ZUIDER',
  username,
  name: `${username} de Wit`,
  language: 'nl',
  notification: '',
  push_id: '',
  version: storedSessionVersion,
  ...more,
})

/** Creates a browser for one test, with inspectable storage and without remotes' code. */
export function createTestBrowserEnv(stored: StoredState = emptyStoredState) {
  let kept = stored
  const loadPage = vi.fn<BrowserEnv['loadPage']>()
  const parts: BrowserEnv = {
    vault: {
      read: async () => kept,
      write: async (next) => {
        kept = next
      },
    },
    dpopSigner: fakeDpopSigner,
    sealed: createMemoryStore(),
    exclusive: (task) => task(),
    channel: { announce: () => {}, onAnnounced: () => {} },
    createLoader: () => ({
      load: () => Promise.reject(new Error('there is no code in this test')),
      renew: async () => {},
      giveUp: () => false,
      begin: () => () => {},
      running: async () => {},
      states: () => [],
    }),
    exposePortals: () => {},
    loadPage,
  }
  return { parts, load: loadPage, kept: () => kept }
}
