import { expect, test, vi } from 'vitest'
import { createStoredSession } from '../test/test-browser-env.ts'
import { createReadAheadVault } from './read-ahead-vault.ts'
import { addStoredSession, emptyStoredState, type StoredState } from './stored-session.ts'
import type { SessionChannel } from './vault.ts'

const annaState = addStoredSession(emptyStoredState, createStoredSession('anna'))

function createTestVault() {
  let kept: StoredState = emptyStoredState
  const read = vi.fn(async () => kept)
  const writeStoredState = async (stored: StoredState) => {
    kept = stored
  }
  const listeners: Parameters<SessionChannel['onAnnounced']>[0][] = []
  const vault = createReadAheadVault(
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
