import type { Account } from '@portal/remote-kit/portal'
import { createStore } from '@portal/remote-kit/store'
import { expect, test } from 'vitest'
import { createMemoryStore } from '../test/memory-store.ts'
import { addSignOutCleanup, createDraftStore } from './drafts.ts'
import { sessionEndReasonStore } from './session-end-reason.ts'
import { createDevice } from './test/device.ts'

const annaAccount: Account = { id: 'zuider:1', name: 'Anna', username: 'anna' }
const bramAccount: Account = { id: 'zuider:12', name: 'Bram', username: 'bram' }
const dayMs = 86_400_000

function createSharedDrafts() {
  const store = createMemoryStore()
  let time = 0
  const account = createStore<Account | null>(annaAccount)
  const drafts = createDraftStore(store, () => time)
  const own = drafts.getDrafts(account, 'mf-edit-data')
  return { store, drafts, own, account, pass: (milliseconds: number) => (time += milliseconds) }
}

test('a stored draft is available to its own account and remote only', async () => {
  const { drafts, own, account } = createSharedDrafts()
  expect(await own.save('living', { woz: 1 })).toBe(true)
  expect(await own.read('living')).toEqual({ value: { woz: 1 }, at: 0 })
  expect(await drafts.getDrafts(account, 'mf-insurance').read('living')).toBeNull()
  account.set(bramAccount)
  expect(await own.read('living')).toBeNull()
  account.set(null)
  expect(await own.save('living', {})).toBe(false)
})

test('a draft is removed after 30 days without use', async () => {
  const { store, own, pass } = createSharedDrafts()
  await own.save('living', 1)
  pass(30 * dayMs)
  expect(await own.read('living')).toBeNull()
  expect(await store.listNames()).toEqual([])
})

test('a device without storage reports that, and nothing breaks', async () => {
  const rejectQuotaExceeded = async () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const broken = {
    read: rejectQuotaExceeded,
    write: rejectQuotaExceeded,
    remove: rejectQuotaExceeded,
    listNames: rejectQuotaExceeded,
  }
  const drafts = createDraftStore(broken, Date.now)
  const own = drafts.getDrafts(createStore<Account | null>(annaAccount), 'x')
  expect(await own.save('a', 1)).toBe(false)
  expect(await own.read('a')).toBeNull()
  await own.remove('a')
  await drafts.forget('zuider:1')
})

test('signing out removes drafts; an expired session and other accounts keep theirs', async () => {
  const { store, drafts } = createSharedDrafts()
  const session = addSignOutCleanup(createDevice().openTab(), drafts)
  const own = drafts.getDrafts(session.account, 'x')
  await session.signIn({ username: 'anna', password: 'secret-enough' })
  await own.save('a', 1)
  await session.signOut()
  await session.signIn({ username: 'bram', password: 'secret-enough' })
  await own.save('b', 2)
  expect(await store.listNames()).toEqual(['draft zuider:anna x a', 'draft zuider:bram x b'])
  await session.leave()
  expect(await store.listNames()).toEqual(['draft zuider:anna x a'])
  expect(sessionEndReasonStore.read()).toBe('left')
})

test('removing an account from the device removes its drafts, the active account keeps its own', async () => {
  const { store, drafts } = createSharedDrafts()
  const session = addSignOutCleanup(createDevice().openTab(), drafts)
  const own = drafts.getDrafts(session.account, 'x')
  for (const username of ['anna', 'bram']) {
    await session.signIn({ username, password: 'secret-enough' })
    await own.save('a', 1)
  }
  await session.forget('zuider:bram')
  await session.forget('zuider:anna')
  expect(await store.listNames()).toEqual(['draft zuider:bram x a'])
})
