import { expect, test, vi } from 'vitest'
import { sessionOf } from '../test/browser-env.ts'
import { readAhead } from './read-ahead.ts'
import { nothingStored, type Stored, withSession } from './stored-session.ts'
import type { Channel } from './vault.ts'

const anna = withSession(nothingStored, sessionOf('anna'))

/** A vault that reads ahead, with mocks of its storage. */
function readAheadVault() {
  let kept: Stored = nothingStored
  const read = vi.fn(async () => kept)
  const write = async (stored: Stored) => {
    kept = stored
  }
  const listeners: Parameters<Channel['onAnnounced']>[0][] = []
  const vault = readAhead({ read, write }, { onAnnounced: (listener) => listeners.push(listener) })
  const otherTab = (stored: Stored) => {
    kept = stored
    for (const listener of listeners) listener([], true)
  }
  return { vault, read, otherTab }
}

test('the store is read before anybody asks, and once for the first caller', async () => {
  const { vault, read } = readAheadVault()
  expect(read).toHaveBeenCalledTimes(1)
  expect(await vault.read()).toBe(nothingStored)
  expect(read).toHaveBeenCalledTimes(1)
  await vault.read()
  expect(read).toHaveBeenCalledTimes(2)
})

test('after a change in this tab or another, the store is read again', async () => {
  const here = readAheadVault()
  await here.vault.write(anna)
  expect(await here.vault.read()).toBe(anna)
  const there = readAheadVault()
  there.otherTab(anna)
  expect(await there.vault.read()).toBe(anna)
})
