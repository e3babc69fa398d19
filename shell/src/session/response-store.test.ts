import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMemoryStore } from '../test/memory-store.ts'
import { createStoredSession } from '../test/test-browser-env.ts'
import {
  createResponseStore,
  limitResponses,
  maxResponseAgeMs,
  maxStoredCharacters,
  type StoredResponse,
} from './response-store.ts'
import {
  addStoredSession,
  emptyStoredState,
  removeStoredAccount,
  type StoredState,
} from './stored-session.ts'

const annaSession = createStoredSession('anna')
const bramSession = createStoredSession('bram')
const currentTime = 10 * maxResponseAgeMs
const createStoredResponse = (url: string, ago = 0, text = '{}'): StoredResponse => ({
  url,
  at: currentTime - ago,
  text,
})

const arbitraryResponse = fc.record({
  url: fc.constantFrom('/a', '/b', '/c', '/d'),
  at: fc.integer({ min: currentTime - 2 * maxResponseAgeMs, max: currentTime + maxResponseAgeMs }),
  text: fc.integer({ min: 0, max: maxStoredCharacters }).map((length) => 'x'.repeat(length)),
})

test('of each read the newest response is stored, none from the future, none too old, and not more than fit', () => {
  fc.assert(
    fc.property(fc.array(arbitraryResponse, { maxLength: 8 }), (answers) => {
      const kept = limitResponses(answers, currentTime)
      expect(new Set(kept.map(({ url }) => url)).size).toBe(kept.length)
      expect(kept.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(maxStoredCharacters)
      for (const { at } of kept) expect(at > currentTime - maxResponseAgeMs && at <= currentTime).toBe(true)
      const usable = answers.filter(({ at }) => at > currentTime - maxResponseAgeMs && at <= currentTime)
      for (const one of usable) {
        const inPlace = kept.find(({ url }) => url === one.url)
        const newer = kept.filter(({ at }) => at >= one.at).reduce((sum, { text }) => sum + text.length, 0)
        if (inPlace) expect(inPlace.at).toBeGreaterThanOrEqual(one.at)
        else if (!usable.some(({ url, at }) => url === one.url && at > one.at))
          expect(newer + one.text.length).toBeGreaterThan(maxStoredCharacters)
      }
    }),
  )
})

function createTestDevice(...sessions: (typeof annaSession)[]) {
  let stored: StoredState = sessions.reduce(addStoredSession, emptyStoredState)
  const sealed = createMemoryStore()
  const kept = createResponseStore({
    sealed,
    vault: { read: async () => stored },
    exclusive: (task) => task(),
    now: () => currentTime,
  })
  const endSession = (accountId: string) => {
    stored = removeStoredAccount(stored, accountId)
  }
  return { sealed, kept, end: endSession }
}

test('stored responses are merged with those of other tabs, for their account only', async () => {
  const { kept, sealed } = createTestDevice(annaSession, bramSession)
  await kept.merge(annaSession.accountId, [
    createStoredResponse('/a', 5, 'old'),
    createStoredResponse('/b', 9, 'newer elsewhere'),
  ])
  await kept.merge(annaSession.accountId, [
    createStoredResponse('/a', 1, 'new'),
    createStoredResponse('/b', 20, 'stale'),
  ])
  expect(await kept.read(annaSession.accountId)).toEqual([
    createStoredResponse('/a', 1, 'new'),
    createStoredResponse('/b', 9, 'newer elsewhere'),
  ])
  expect(await kept.read(bramSession.accountId)).toEqual([])
  expect(await sealed.listNames()).toEqual([`last-seen ${annaSession.accountId}`])
})

test('nothing is stored for an account whose session ended, also in another tab', async () => {
  const { kept, sealed, end } = createTestDevice(annaSession)
  end(annaSession.accountId)
  await kept.merge(annaSession.accountId, [createStoredResponse('/a')])
  expect(await sealed.listNames()).toEqual([])
})

test('stored responses are removed with their account, those of others and other values stay', async () => {
  const { kept, sealed } = createTestDevice(annaSession, bramSession)
  await sealed.write(`draft ${annaSession.accountId} mf-x y`, 1)
  await kept.merge(annaSession.accountId, [createStoredResponse('/a')])
  await kept.merge(bramSession.accountId, [createStoredResponse('/a')])
  await kept.deleteOthers([bramSession.accountId])
  expect(await sealed.listNames()).toEqual([
    `draft ${annaSession.accountId} mf-x y`,
    `last-seen ${bramSession.accountId}`,
  ])
  await kept.remove(bramSession.accountId)
  expect(await sealed.listNames()).toEqual([`draft ${annaSession.accountId} mf-x y`])
})

test('invalid stored responses are ignored, and a device without storage causes no error', async () => {
  const { kept, sealed } = createTestDevice(annaSession)
  await sealed.write(`last-seen ${annaSession.accountId}`, [{ url: '/a' }])
  expect(await kept.read(annaSession.accountId)).toEqual([])
  const rejectStorage = async () => {
    throw new Error('the device keeps nothing')
  }
  const nowhere = createResponseStore({
    sealed: { read: rejectStorage, write: rejectStorage, remove: rejectStorage, listNames: rejectStorage },
    vault: { read: async () => addStoredSession(emptyStoredState, annaSession) },
    exclusive: (task) => task(),
    now: () => currentTime,
  })
  expect(await nowhere.read(annaSession.accountId)).toEqual([])
  await nowhere.merge(annaSession.accountId, [createStoredResponse('/a')])
  await nowhere.remove(annaSession.accountId)
  await nowhere.deleteOthers([])
})
