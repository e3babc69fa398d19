import { expect, test, vi } from 'vitest'
import { createStoredSession } from '../test/test-browser-env.ts'
import { createBrowserVault, type SessionChannel } from './browser-session.ts'
import { addStoredSession, emptyStoredState, type StoredState } from './stored-session.ts'

const annaState = addStoredSession(emptyStoredState, createStoredSession('anna'))
const annaAndClaraState = addStoredSession(annaState, createStoredSession('clara'))

/** Creates a browser in which the test decides whether storage works. */
function createTestBrowser() {
  const state = { works: true, kept: emptyStoredState }
  const runStorageStep = <T>(work: () => T) =>
    state.works ? Promise.resolve(work()) : Promise.reject(new Error('blocked'))
  const listeners: Parameters<SessionChannel['onAnnounced']>[0][] = []
  const vault = createBrowserVault(
    {
      read: () => runStorageStep(() => state.kept),
      write: (stored: StoredState) =>
        runStorageStep(() => {
          state.kept = stored
        }),
    },
    { onAnnounced: (listener) => listeners.push(listener) },
  )
  const changeInOtherTab = (...signedOut: string[]) => {
    for (const listener of listeners) listener(signedOut, true)
  }
  return { state, vault, otherTabChanges: changeInOtherTab }
}

test('a browser without storage has nothing stored, and written values last as long as the page', async () => {
  const { state, vault } = createTestBrowser()
  state.works = false
  expect(await vault.read()).toEqual(emptyStoredState)
  await vault.write(annaState)
  expect(await vault.read()).toBe(annaState)
})

test('values of another tab are read, and keep values that could not be written', async () => {
  const { state, vault, otherTabChanges } = createTestBrowser()
  state.kept = annaState
  otherTabChanges()
  expect(await vault.read()).toBe(annaState)
  state.works = false
  expect(await vault.read()).toBe(annaState)
  await vault.write(annaAndClaraState)
  state.works = true
  expect(await vault.read()).toBe(annaAndClaraState)
  await vault.write(annaAndClaraState)
  expect(state.kept).toBe(annaAndClaraState)
})

test('when storage has failed and another tab signs an account out, the account is gone here too', async () => {
  const { state, vault, otherTabChanges } = createTestBrowser()
  state.kept = annaAndClaraState
  otherTabChanges()
  await vault.read()
  state.works = false
  otherTabChanges(createStoredSession('clara').accountId)
  expect((await vault.read()).sessions).toEqual(annaState.sessions)
})

function createTestVault() {
  let kept: StoredState = emptyStoredState
  const read = vi.fn(async () => kept)
  const writeStoredState = async (stored: StoredState) => {
    kept = stored
  }
  const listeners: Parameters<SessionChannel['onAnnounced']>[0][] = []
  const vault = createBrowserVault(
    { read, write: writeStoredState },
    { onAnnounced: (listener) => listeners.push(listener) },
  )
  const writeFromOtherTab = (stored: StoredState) => {
    kept = stored
    for (const listener of listeners) listener([], true)
  }
  return { vault, read, otherTab: writeFromOtherTab }
}

test('the store is read before the first caller, and once for it', async () => {
  const { vault, read } = createTestVault()
  expect(read).toHaveBeenCalledTimes(1)
  expect(await vault.read()).toBe(emptyStoredState)
  expect(read).toHaveBeenCalledTimes(1)
  await vault.read()
  expect(read).toHaveBeenCalledTimes(2)
})

test('after a change in this tab or another, the store is read again', async () => {
  const here = createTestVault()
  await here.vault.write(annaState)
  expect(await here.vault.read()).toBe(annaState)
  const there = createTestVault()
  there.otherTab(annaState)
  expect(await there.vault.read()).toBe(annaState)
})
