import { keyOf } from '@portal/contract/call'
import type { Account } from '@portal/remote-kit/portal'
import { createQueryClient } from '@portal/remote-kit/query-client'
import { createStore } from '@portal/remote-kit/store'
import { expect, test } from 'vitest'
import { createResponseStore } from '../session/response-store.ts'
import { nothingStored, withSession } from '../session/stored-session.ts'
import { sessionOf } from '../test/browser-env.ts'
import { hidePage } from '../test/hide-page.ts'
import { memoryStore } from '../test/memory-store.ts'
import { lastSeenAnswers } from './last-seen.ts'

const mails = { key: 'MAIL', url: '/customer/mail' }
const other = { key: 'TASK', url: '/customer/task' }
const secret = { key: 'TWO_STEP', url: '/customer/two-step' }
const accounts = ['anna', 'bram'].map((username) => sessionOf(username))
const stored = accounts.reduce(withSession, nothingStored)
const accountOf = (username: string): Account => ({ id: `zuider:${username}`, name: username, username })
const turn = () => new Promise((resolve) => setTimeout(resolve))

/** A page of anna's, on a device with earlier data. */
async function page(sealed = memoryStore(), on: boolean | null = true) {
  const queries = createQueryClient()
  const account = createStore<Account | null>(accountOf('anna'))
  const isOn = createStore(on)
  const kept = createResponseStore({
    sealed,
    vault: { read: async () => stored },
    exclusive: (task) => task(),
    now: Date.now,
  })
  const lastSeen = lastSeenAnswers({ queries, account, isOn, reads: [mails, other], kept })
  const come = async (read: typeof mails, answer: unknown) => {
    await queries.fetchQuery({ queryKey: keyOf(read), queryFn: async () => answer, staleTime: 0 })
    return queries.getQueryData(keyOf(read))
  }
  const closePage = async () => {
    await hidePage()
    await turn()
  }
  await turn()
  return { queries, account, isOn, lastSeen, sealed, come, closePage, seen: () => lastSeen.of(mails)?.answer }
}

test('responses of one page are known to the next, only for the same account', async () => {
  const first = await page()
  await first.come(mails, { data: [1] })
  await first.closePage()
  const next = await page(first.sealed)
  expect(next.seen()).toEqual({ data: [1] })
  expect(next.lastSeen.of(mails)).toBe(next.lastSeen.of(mails))
  expect(next.lastSeen.of(mails)?.at).toBeLessThanOrEqual(Date.now())
  expect(next.lastSeen.of(other)).toBeNull()
  next.account.set(accountOf('bram'))
  expect(next.seen()).toBeUndefined()
  await turn()
  expect(next.seen()).toBeUndefined()
  next.account.set(accountOf('anna'))
  await turn()
  expect(next.seen()).toEqual({ data: [1] })
  next.account.set(null)
  expect(next.seen()).toBeUndefined()
})

test('a response that arrived before the device was read takes precedence and is stored', async () => {
  const first = await page()
  await first.come(mails, { data: [1] })
  await first.closePage()
  const queries = createQueryClient()
  const kept = createResponseStore({
    sealed: first.sealed,
    vault: { read: async () => stored },
    exclusive: (task) => task(),
    now: Date.now,
  })
  const account = createStore<Account | null>(accountOf('anna'))
  const lastSeen = lastSeenAnswers({ queries, account, isOn: createStore(true), reads: [mails], kept })
  await queries.fetchQuery({ queryKey: keyOf(mails), queryFn: () => ({ data: [2] }) })
  await turn()
  expect(lastSeen.of(mails)?.answer).toEqual({ data: [2] })
  await hidePage()
  await turn()
  expect((await page(first.sealed)).seen()).toEqual({ data: [2] })
})

test('reads not listed in descriptors, failed reads and optimistic updates are not stored', async () => {
  const { queries, come, closePage, seen, sealed } = await page()
  await come(secret, { data: 'secret' })
  await queries
    .fetchQuery({ queryKey: keyOf(other), queryFn: () => Promise.reject(new Error('away')) })
    .catch(() => {})
  queries.setQueryData(keyOf(mails), { data: ['not answered yet'] })
  await closePage()
  expect(seen()).toBeUndefined()
  expect(await sealed.names()).toEqual([])
})

test('when the tenant switches it off, nothing is stored and earlier data is removed', async () => {
  const before = await page()
  await before.come(mails, { data: [1] })
  await before.closePage()
  expect(await before.sealed.names()).toHaveLength(1)
  const barred = await page(before.sealed, false)
  expect(await barred.sealed.names()).toEqual([])
  await barred.come(mails, { data: [1] })
  await barred.closePage()
  expect([barred.seen(), await barred.sealed.names()]).toEqual([undefined, []])
})

test('nothing is shown or stored until the tenant is known', async () => {
  const before = await page()
  await before.come(mails, { data: [1] })
  await before.closePage()
  const unknown = await page(before.sealed, null)
  expect(unknown.seen()).toBeUndefined()
  expect(await unknown.sealed.names()).toHaveLength(1)
  unknown.isOn.set(true)
  await turn()
  expect(unknown.seen()).toEqual({ data: [1] })
  unknown.isOn.set(false)
  await turn()
  expect([unknown.seen(), await unknown.sealed.names()]).toEqual([undefined, []])
})

test('a response equal to the stored one returns the same object', async () => {
  const first = await page()
  await first.come(mails, { data: [{ id: 1 }, { id: 2 }] })
  await first.closePage()
  const { lastSeen } = await page(first.sealed)
  const seen = lastSeen.of(mails)?.answer as { data: object[] }
  expect(lastSeen.settled(mails, { data: [{ id: 1 }, { id: 2 }] })).toBe(seen)
  const changed = lastSeen.settled(mails, { data: [{ id: 1 }, { id: 3 }] }) as typeof seen
  expect(changed).toEqual({ data: [{ id: 1 }, { id: 3 }] })
  expect(changed.data[0]).toBe(seen.data[0])
  expect(lastSeen.settled(other, seen)).toBe(seen)
})

test('a read counts as shown while any view shows it', async () => {
  const { lastSeen } = await page()
  const shown = () => [...lastSeen.shown.get()]
  const [one, two] = [lastSeen.show(mails), lastSeen.show(mails)]
  expect(shown()).toEqual([mails.url])
  one()
  expect(shown()).toEqual([mails.url])
  two()
  expect(shown()).toEqual([])
})
