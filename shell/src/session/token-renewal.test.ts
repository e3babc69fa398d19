import type { Account } from '@portal/remote-kit/portal'
import { createStore } from '@portal/remote-kit/store'
import { beforeEach, expect, test, vi } from 'vitest'
import { createStoredSession } from '../test/test-browser-env.ts'
import { refreshMarginMs } from './renew-tokens.ts'
import type { Session } from './session.ts'
import { scheduleTokenRenewal } from './session.ts'
import type { StoredSession } from './stored-session.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})

const hourMs = 3_600_000

/** Creates a session that expires after some milliseconds; renewing it gives another hour. */
function startTokenRenewalTest(lasts: number | null) {
  const createSessionEndingIn = (ends: number): StoredSession =>
    createStoredSession('anna', { expiresAt: Date.now() + ends })
  let stored = lasts === null ? null : createSessionEndingIn(lasts)
  const account = createStore<Account | null>(stored && { id: 'zuider:anna', name: 'Anna', username: 'anna' })
  const token = vi.fn<Session['token']>(async () => {
    if (stored && stored.expiresAt - refreshMarginMs <= Date.now()) stored = createSessionEndingIn(hourMs)
    return stored?.access_token ?? null
  })
  const replaceSession = (next: StoredSession | null) => {
    stored = next
    account.set(next && { id: next.accountId, name: next.name, username: next.username })
  }
  scheduleTokenRenewal({ account, active: () => stored, token }, Date.now)
  return { token, become: replaceSession, begun: createSessionEndingIn }
}

test('@SESSION-02 tokens are renewed two minutes before they expire, as long as the page is open', async () => {
  const { token } = startTokenRenewalTest(hourMs)
  for (const times of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(hourMs - refreshMarginMs - 1)
    expect(token).toHaveBeenCalledTimes(times - 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(token).toHaveBeenCalledTimes(times)
  }
})

test('a session that is about to expire is renewed after a second, and retried each second on failure', async () => {
  const { token } = startTokenRenewalTest(refreshMarginMs - 5000)
  token.mockRejectedValueOnce(new Error('no line')).mockRejectedValueOnce(new Error('no line'))
  await vi.advanceTimersByTimeAsync(999)
  expect(token).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(token).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(token).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(hourMs - refreshMarginMs - 1)
  expect(token).toHaveBeenCalledTimes(3)
})

test('a session longer than the maximum timer delay does not renew continuously', async () => {
  const { token } = startTokenRenewalTest(40 * 24 * hourMs)
  await vi.advanceTimersByTimeAsync(24 * 24 * hourMs)
  expect(token).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(16 * 24 * hourMs - refreshMarginMs)
  expect(token).toHaveBeenCalledTimes(2)
})

test('nothing is renewed for a guest, and renewal starts on sign-in', async () => {
  const { token, become, begun } = startTokenRenewalTest(null)
  await vi.advanceTimersByTimeAsync(2 * hourMs)
  expect(token).not.toHaveBeenCalled()
  become(begun(hourMs))
  await vi.advanceTimersByTimeAsync(hourMs - refreshMarginMs)
  expect(token).toHaveBeenCalledTimes(1)
})

test('nothing is renewed after sign-out', async () => {
  const { token, become } = startTokenRenewalTest(hourMs)
  become(null)
  await vi.advanceTimersByTimeAsync(2 * hourMs)
  expect(token).not.toHaveBeenCalled()
})

test('after switching accounts, the other account’s expiry counts', async () => {
  const { token, become, begun } = startTokenRenewalTest(hourMs)
  become({ ...begun(hourMs / 2), accountId: 'zuider:bram' })
  await vi.advanceTimersByTimeAsync(hourMs / 2 - refreshMarginMs - 1)
  expect(token).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(token).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(hourMs - refreshMarginMs - 1)
  expect(token).toHaveBeenCalledTimes(1)
})
