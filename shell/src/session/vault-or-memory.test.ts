import { expect, test } from 'vitest'
import { sessionOf } from '../test/browser-env.ts'
import { nothingStored, type Stored, withSession } from './stored-session.ts'
import type { Channel } from './vault.ts'
import { vaultOrMemory } from './vault-or-memory.ts'

const anna = withSession(nothingStored, sessionOf('anna'))
const clara = withSession(anna, sessionOf('clara'))

/** A browser whose storage works or fails, as the test says. */
function browser() {
  const state = { works: true, kept: nothingStored }
  const step = <T>(work: () => T) =>
    state.works ? Promise.resolve(work()) : Promise.reject(new Error('blocked'))
  const listeners: Parameters<Channel['onAnnounced']>[0][] = []
  const vault = vaultOrMemory(
    {
      read: () => step(() => state.kept),
      write: (stored: Stored) =>
        step(() => {
          state.kept = stored
        }),
    },
    { onAnnounced: (listener) => listeners.push(listener) },
  )
  const otherTabSignsOut = (...accounts: string[]) => {
    for (const listener of listeners) listener(accounts, true)
  }
  return { state, vault, otherTabSignsOut }
}

test('a browser without storage has nothing stored, and written values last as long as the page', async () => {
  const { state, vault } = browser()
  state.works = false
  expect(await vault.read()).toEqual(nothingStored)
  await vault.write(anna)
  expect(await vault.read()).toBe(anna)
})

test('values of another tab are read, and keep values that could not be written', async () => {
  const { state, vault } = browser()
  state.kept = anna
  expect(await vault.read()).toBe(anna)
  state.works = false
  expect(await vault.read()).toBe(anna)
  await vault.write(clara)
  state.works = true
  expect(await vault.read()).toBe(clara)
  await vault.write(clara)
  expect(state.kept).toBe(clara)
})

test('storage has failed and another tab signs an account out, the account is gone here too', async () => {
  const { state, vault, otherTabSignsOut } = browser()
  state.kept = clara
  await vault.read()
  state.works = false
  otherTabSignsOut(sessionOf('clara').accountId)
  expect((await vault.read()).sessions).toEqual(anna.sessions)
})
