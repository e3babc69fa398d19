import { expect, test } from 'vitest'
import { createStoredSession } from '../test/browser-env.ts'
import { emptyStoredState, type StoredState, withSession } from './stored-session.ts'
import type { SessionChannel } from './vault.ts'
import { withMemoryFallback } from './vault-or-memory.ts'

const annaStored = withSession(emptyStoredState, createStoredSession('anna'))
const annaAndClaraState = withSession(annaStored, createStoredSession('clara'))

/** Creates a browser in which the test decides whether storage works. */
function browser() {
  const state = { works: true, kept: emptyStoredState }
  const step = <T>(work: () => T) =>
    state.works ? Promise.resolve(work()) : Promise.reject(new Error('blocked'))
  const listeners: Parameters<SessionChannel['onAnnounced']>[0][] = []
  const vault = withMemoryFallback(
    {
      read: () => step(() => state.kept),
      write: (stored: StoredState) =>
        step(() => {
          state.kept = stored
        }),
    },
    { onAnnounced: (listener) => listeners.push(listener) },
  )
  const signOutInOtherTab = (...accounts: string[]) => {
    for (const listener of listeners) listener(accounts, true)
  }
  return { state, vault, otherTabSignsOut: signOutInOtherTab }
}

test('a browser without storage has nothing stored, and written values last as long as the page', async () => {
  const { state, vault } = browser()
  state.works = false
  expect(await vault.read()).toEqual(emptyStoredState)
  await vault.write(annaStored)
  expect(await vault.read()).toBe(annaStored)
})

test('values of another tab are read, and keep values that could not be written', async () => {
  const { state, vault } = browser()
  state.kept = annaStored
  expect(await vault.read()).toBe(annaStored)
  state.works = false
  expect(await vault.read()).toBe(annaStored)
  await vault.write(annaAndClaraState)
  state.works = true
  expect(await vault.read()).toBe(annaAndClaraState)
  await vault.write(annaAndClaraState)
  expect(state.kept).toBe(annaAndClaraState)
})

test('when storage has failed and another tab signs an account out, the account is gone here too', async () => {
  const { state, vault, otherTabSignsOut } = browser()
  state.kept = annaAndClaraState
  await vault.read()
  state.works = false
  otherTabSignsOut(createStoredSession('clara').accountId)
  expect((await vault.read()).sessions).toEqual(annaStored.sessions)
})
