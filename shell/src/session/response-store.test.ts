import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sessionOf } from '../test/browser-env.ts'
import { memoryStore } from '../test/memory-store.ts'
import {
  createResponseStore,
  maxAgeMs,
  maxStoredCharacters,
  type StoredResponse,
  withinBounds,
} from './response-store.ts'
import { nothingStored, type Stored, withoutAccount, withSession } from './stored-session.ts'

const anna = sessionOf('anna')
const bram = sessionOf('bram')
const now = 10 * maxAgeMs
const answer = (url: string, ago = 0, text = '{}'): StoredResponse => ({ url, at: now - ago, text })

const anyAnswer = fc.record({
  url: fc.constantFrom('/a', '/b', '/c', '/d'),
  at: fc.integer({ min: now - 2 * maxAgeMs, max: now + maxAgeMs }),
  text: fc.integer({ min: 0, max: maxStoredCharacters }).map((length) => 'x'.repeat(length)),
})

test('of each read the newest response is stored, none from the future, none too old, and not more than fit', () => {
  fc.assert(
    fc.property(fc.array(anyAnswer, { maxLength: 8 }), (answers) => {
      const kept = withinBounds(answers, now)
      expect(new Set(kept.map(({ url }) => url)).size).toBe(kept.length)
      expect(kept.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(maxStoredCharacters)
      for (const { at } of kept) expect(at > now - maxAgeMs && at <= now).toBe(true)
      const usable = answers.filter(({ at }) => at > now - maxAgeMs && at <= now)
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

/** A device with some sessions, seen from one tab. */
function device(...sessions: (typeof anna)[]) {
  let stored: Stored = sessions.reduce(withSession, nothingStored)
  const sealed = memoryStore()
  const kept = createResponseStore({
    sealed,
    vault: { read: async () => stored },
    exclusive: (task) => task(),
    now: () => now,
  })
  const end = (accountId: string) => {
    stored = withoutAccount(stored, accountId)
  }
  return { sealed, kept, end }
}

test('stored responses are merged with those of other tabs, for their account only', async () => {
  const { kept, sealed } = device(anna, bram)
  await kept.keep(anna.accountId, [answer('/a', 5, 'old'), answer('/b', 9, 'newer elsewhere')])
  await kept.keep(anna.accountId, [answer('/a', 1, 'new'), answer('/b', 20, 'stale')])
  expect(await kept.read(anna.accountId)).toEqual([
    answer('/a', 1, 'new'),
    answer('/b', 9, 'newer elsewhere'),
  ])
  expect(await kept.read(bram.accountId)).toEqual([])
  expect(await sealed.names()).toEqual([`last-seen ${anna.accountId}`])
})

test('nothing is stored for an account whose session ended, also in another tab', async () => {
  const { kept, sealed, end } = device(anna)
  end(anna.accountId)
  await kept.keep(anna.accountId, [answer('/a')])
  expect(await sealed.names()).toEqual([])
})

test('stored responses are removed with their account, those of others and other values stay', async () => {
  const { kept, sealed } = device(anna, bram)
  await sealed.write(`draft ${anna.accountId} mf-x y`, 1)
  await kept.keep(anna.accountId, [answer('/a')])
  await kept.keep(bram.accountId, [answer('/a')])
  await kept.forgetOthers([bram.accountId])
  expect(await sealed.names()).toEqual([`draft ${anna.accountId} mf-x y`, `last-seen ${bram.accountId}`])
  await kept.forget(bram.accountId)
  expect(await sealed.names()).toEqual([`draft ${anna.accountId} mf-x y`])
})

test('invalid stored responses are ignored, and a device without storage causes no error', async () => {
  const { kept, sealed } = device(anna)
  await sealed.write(`last-seen ${anna.accountId}`, [{ url: '/a' }])
  expect(await kept.read(anna.accountId)).toEqual([])
  const broken = async () => {
    throw new Error('the device keeps nothing')
  }
  const nowhere = createResponseStore({
    sealed: { read: broken, write: broken, remove: broken, names: broken },
    vault: { read: async () => withSession(nothingStored, anna) },
    exclusive: (task) => task(),
    now: () => now,
  })
  expect(await nowhere.read(anna.accountId)).toEqual([])
  await nowhere.keep(anna.accountId, [answer('/a')])
  await nowhere.forget(anna.accountId)
  await nowhere.forgetOthers([])
})
