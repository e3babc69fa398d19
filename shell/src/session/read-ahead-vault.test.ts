import { expect, test, vi } from 'vitest'
import { createStoredSession } from '../test/browser-env.ts'
import { createReadAheadVault } from './read-ahead-vault.ts'
import { emptyStoredState, type StoredState, withSession } from './stored-session.ts'
import type { SessionChannel } from './vault.ts'

const annaStored = withSession(emptyStoredState, createStoredSession('anna'))

function createTestVault() {
  let kept: StoredState = emptyStoredState
  const read = vi.fn(async () => kept)
  const writeStored = async (stored: StoredState) => {
    kept = stored
  }
  const listeners: Parameters<SessionChannel['onAnnounced']>[0][] = []
  const vault = createReadAheadVault(
    { read, write: writeStored },
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
  await here.vault.write(annaStored)
  expect(await here.vault.read()).toBe(annaStored)
  const there = createTestVault()
  there.otherTab(annaStored)
  expect(await there.vault.read()).toBe(annaStored)
})
