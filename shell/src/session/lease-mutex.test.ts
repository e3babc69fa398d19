import { expect, test, vi } from 'vitest'
import { createLeaseMutex, type Lease } from './lease-mutex.ts'
import { createDevice } from './test/device.ts'
import { tokenLifetimeSeconds } from './test/fake-server.ts'

function createMemoryLease(): Lease & { holder(): string | undefined } {
  let held: { owner: string; until: number } | undefined
  return {
    take: async (owner, until, now) => {
      if (held && held.until > now) return false
      held = { owner, until }
      return true
    },
    release: async (owner) => {
      if (held?.owner === owner) held = undefined
    },
    holder: () => held?.owner,
  }
}

test('trust A3: without Web Locks, too, five tabs with an expired token send one refresh', async () => {
  const lease = createMemoryLease()
  const { openTab, pass, server } = createDevice(undefined, () => createLeaseMutex(lease))
  await openTab().signIn({ username: 'anna', password: 'secret-enough' })
  const tabs = [1, 2, 3, 4, 5].map(() => openTab())
  await Promise.all(tabs.map((tab) => tab.open()))
  pass(tokenLifetimeSeconds * 1000 + 1)
  const tokens = await Promise.all(tabs.map((tab) => tab.token()))
  expect(new Set(tokens).size).toBe(1)
  expect(server.ownerOf(tokens[0] ?? '')).toBe('anna')
  expect(server.state).toMatchObject({ refreshes: 1, reused: 0 })
  expect(lease.holder()).toBeUndefined()
})

test('a closed tab keeps the lease only for a while, and a failed task releases it', async () => {
  vi.useFakeTimers()
  const lease = createMemoryLease()
  await lease.take('gone', Date.now() + 45_000, Date.now())
  const done = createLeaseMutex(lease)(async () => 'mine')
  await vi.advanceTimersByTimeAsync(44_000)
  expect(lease.holder()).toBe('gone')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await done).toBe('mine')
  await expect(createLeaseMutex(lease)(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(lease.holder()).toBeUndefined()
})
