import { toQueryKey } from '@portal/contract/call'
import type { Account } from '@portal/remote-kit/portal'
import { createQueryClient } from '@portal/remote-kit/query-client'
import { createStore } from '@portal/remote-kit/store'
import { expect, test } from 'vitest'
import { createResponseStore } from '../session/response-store.ts'
import { addStoredSession, emptyStoredState } from '../session/stored-session.ts'
import { hidePage } from '../test/hide-page.ts'
import { createMemoryStore } from '../test/memory-store.ts'
import { createStoredSession } from '../test/test-browser-env.ts'
import { createLastSeenResponses } from './last-seen-responses.ts'

const mailsQuery = { key: 'MAIL', url: '/customer/mail' }
const tasksQuery = { key: 'TASK', url: '/customer/task' }
const twoStepQuery = { key: 'TWO_STEP', url: '/customer/two-step' }
const storedSessions = ['anna', 'bram'].map((username) => createStoredSession(username))
const storedState = storedSessions.reduce(addStoredSession, emptyStoredState)
const createAccount = (username: string): Account => ({ id: `zuider:${username}`, name: username, username })
const waitForNextTask = () => new Promise((resolve) => setTimeout(resolve))

async function openPage(sealed = createMemoryStore(), on: boolean | null = true) {
  const queries = createQueryClient()
  const account = createStore<Account | null>(createAccount('anna'))
  const isOn = createStore(on)
  const responseStore = createResponseStore({
    sealed,
    vault: { read: async () => storedState },
    exclusive: (task) => task(),
    now: Date.now,
  })
  const lastSeen = createLastSeenResponses({
    queries,
    account,
    isOn,
    reads: [mailsQuery, tasksQuery],
    responseStore,
  })
  const receiveResponse = async (read: typeof mailsQuery, answer: unknown) => {
    await queries.fetchQuery({ queryKey: toQueryKey(read), queryFn: async () => answer, staleTime: 0 })
    return queries.getQueryData(toQueryKey(read))
  }
  const closePage = async () => {
    await hidePage()
    await waitForNextTask()
  }
  await waitForNextTask()
  return {
    queries,
    account,
    isOn,
    lastSeen,
    sealed,
    come: receiveResponse,
    closePage,
    seen: () => lastSeen.of(mailsQuery)?.response,
  }
}

test('responses of one page are known to the next, only for the same account', async () => {
  const first = await openPage()
  await first.come(mailsQuery, { data: [1] })
  await first.closePage()
  const next = await openPage(first.sealed)
  expect(next.seen()).toEqual({ data: [1] })
  expect(next.lastSeen.of(mailsQuery)).toBe(next.lastSeen.of(mailsQuery))
  expect(next.lastSeen.of(mailsQuery)?.at).toBeLessThanOrEqual(Date.now())
  expect(next.lastSeen.of(tasksQuery)).toBeNull()
  next.account.set(createAccount('bram'))
  expect(next.seen()).toBeUndefined()
  await waitForNextTask()
  expect(next.seen()).toBeUndefined()
  next.account.set(createAccount('anna'))
  await waitForNextTask()
  expect(next.seen()).toEqual({ data: [1] })
  next.account.set(null)
  expect(next.seen()).toBeUndefined()
})

test('a response that arrived before the device was read takes precedence and is stored', async () => {
  const first = await openPage()
  await first.come(mailsQuery, { data: [1] })
  await first.closePage()
  const queries = createQueryClient()
  const responseStore = createResponseStore({
    sealed: first.sealed,
    vault: { read: async () => storedState },
    exclusive: (task) => task(),
    now: Date.now,
  })
  const account = createStore<Account | null>(createAccount('anna'))
  const lastSeen = createLastSeenResponses({
    queries,
    account,
    isOn: createStore(true),
    reads: [mailsQuery],
    responseStore,
  })
  await queries.fetchQuery({ queryKey: toQueryKey(mailsQuery), queryFn: () => ({ data: [2] }) })
  await waitForNextTask()
  expect(lastSeen.of(mailsQuery)?.response).toEqual({ data: [2] })
  await hidePage()
  await waitForNextTask()
  expect((await openPage(first.sealed)).seen()).toEqual({ data: [2] })
})

test('reads not listed in descriptors, failed reads and optimistic updates are not stored', async () => {
  const { queries, come, closePage, seen, sealed } = await openPage()
  await come(twoStepQuery, { data: 'secret' })
  await queries
    .fetchQuery({ queryKey: toQueryKey(tasksQuery), queryFn: () => Promise.reject(new Error('away')) })
    .catch(() => {})
  queries.setQueryData(toQueryKey(mailsQuery), { data: ['not answered yet'] })
  await closePage()
  expect(seen()).toBeUndefined()
  expect(await sealed.listNames()).toEqual([])
})

test('when the tenant switches it off, nothing is stored and earlier data is removed', async () => {
  const before = await openPage()
  await before.come(mailsQuery, { data: [1] })
  await before.closePage()
  expect(await before.sealed.listNames()).toHaveLength(1)
  const barred = await openPage(before.sealed, false)
  expect(await barred.sealed.listNames()).toEqual([])
  await barred.come(mailsQuery, { data: [1] })
  await barred.closePage()
  expect([barred.seen(), await barred.sealed.listNames()]).toEqual([undefined, []])
})

test('nothing is shown or stored until the tenant is known', async () => {
  const before = await openPage()
  await before.come(mailsQuery, { data: [1] })
  await before.closePage()
  const unknown = await openPage(before.sealed, null)
  expect(unknown.seen()).toBeUndefined()
  expect(await unknown.sealed.listNames()).toHaveLength(1)
  unknown.isOn.set(true)
  await waitForNextTask()
  expect(unknown.seen()).toEqual({ data: [1] })
  unknown.isOn.set(false)
  await waitForNextTask()
  expect([unknown.seen(), await unknown.sealed.listNames()]).toEqual([undefined, []])
})

test('a response equal to the stored one returns the same object', async () => {
  const first = await openPage()
  await first.come(mailsQuery, { data: [{ id: 1 }, { id: 2 }] })
  await first.closePage()
  const { lastSeen } = await openPage(first.sealed)
  const seen = lastSeen.of(mailsQuery)?.response as { data: object[] }
  expect(lastSeen.receive(mailsQuery, { data: [{ id: 1 }, { id: 2 }] })).toBe(seen)
  const changed = lastSeen.receive(mailsQuery, { data: [{ id: 1 }, { id: 3 }] }) as typeof seen
  expect(changed).toEqual({ data: [{ id: 1 }, { id: 3 }] })
  expect(changed.data[0]).toBe(seen.data[0])
  expect(lastSeen.receive(tasksQuery, seen)).toBe(seen)
})

test('a read counts as shown while any view shows it', async () => {
  const { lastSeen } = await openPage()
  const listShownKeys = () => [...lastSeen.shown.get()]
  const [one, two] = [lastSeen.show(mailsQuery), lastSeen.show(mailsQuery)]
  expect(listShownKeys()).toEqual([mailsQuery.url])
  one()
  expect(listShownKeys()).toEqual([mailsQuery.url])
  two()
  expect(listShownKeys()).toEqual([])
})
