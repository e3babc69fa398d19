import { activateAccount } from '@portal/contract/account'
import { ApiError } from '@portal/contract/error'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createGuestPortal, renderAuthView } from '../test/render-auth-view.tsx'
import nl from '../texts/nl.json'
import ActivationScreen from './ActivationScreen.tsx'

const activationPath = '/AccountActiveren?code=OK4'
const activationResponses = { yes: { data: { success: true } }, notYet: { data: { success: false } } }

async function renderActivationScreen(at: number, otherwise = activationResponses.notYet) {
  const { portal } = createGuestPortal()
  let attempts = 0
  portal.answer(activateAccount, () => (attempts++ === at ? activationResponses.yes : otherwise))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await renderAuthView(ActivationScreen, portal, activationPath)
  const advanceSeconds = async (n: number) => {
    for (let second = 0; second < n; second++) {
      await act(() => waitForRequests(portal))
      await act(() => vi.advanceTimersByTimeAsync(1000))
    }
    await act(() => waitForRequests(portal))
  }
  return { portal, seconds: advanceSeconds }
}

/** Waits until no further request is sent, without advancing the mocked delays between attempts. */
async function waitForRequests({ sent }: { sent: readonly unknown[] }) {
  for (let quiet = 0, before = -1; quiet < 20; quiet = sent.length === before ? quiet + 1 : 0) {
    before = sent.length
    await new Promise((resolve) => setImmediate(resolve))
  }
}

beforeEach(() => localStorage.clear())

test('@ACTIVATE-01 without a code in the URL, the screen says so and suggests requesting a new password', async () => {
  const { portal } = createGuestPortal()
  await renderAuthView(ActivationScreen, portal, '/AccountActiveren')
  expect(screen.getByText(nl.no_code_received)).toBeTruthy()
  expect(screen.getByRole('link', { name: nl.login_forgot }).getAttribute('href')).toBe(
    '/login?mode=recovery',
  )
  expect(portal.sent).toEqual([])
})

test('@ROUTE-06 @ACTIVATE-03 @ACTIVATE-05 @ACTIVATE-06 an account that exists at the fourth attempt is ready after 10 seconds', async () => {
  const { portal, seconds } = await renderActivationScreen(4)
  await seconds(9)
  expect(screen.queryByText(nl.email_received)).toBeNull()
  expect(localStorage.getItem('account-activated')).toBeNull()
  await seconds(1)
  expect(screen.getByText(nl.email_received)).toBeTruthy()
  expect(localStorage.getItem('account-activated')).toBe('1')
  expect(portal.sent).toHaveLength(5)
})

test('@ACTIVATE-04 while activation takes long, hints appear one after another', {
  tags: 'full',
}, async () => {
  const { seconds } = await renderActivationScreen(11)
  await seconds(5)
  expect(screen.queryByText(nl.timeout_1)).toBeNull()
  await seconds(1)
  expect(screen.getByText(nl.timeout_1)).toBeTruthy()
  await seconds(22)
  expect(screen.getByText(nl.timeout_2)).toBeTruthy()
  await seconds(27)
  expect(screen.getByText(nl.timeout_3)).toBeTruthy()
})

test.each([
  ['@ACTIVATE-07 no matching account', 404, true],
  ['@ACTIVATE-08 an unavailable server', 503, false],
  ['@ACTIVATE-08 too many requests', 429, false],
])('%s (status %d) ends the attempts: %s', async (_, status, final) => {
  const { portal } = createGuestPortal()
  portal.answer(activateAccount, () => {
    throw new ApiError('refused', { status, message: 'refused' })
  })
  vi.useFakeTimers()
  await renderAuthView(ActivationScreen, portal, activationPath)
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(screen.queryByText(nl.account_activation_error) !== null).toBe(final)
})

test('leaving the screen stops the attempts', async () => {
  const { portal } = createGuestPortal()
  portal.answer(activateAccount, activationResponses.notYet)
  vi.useFakeTimers()
  const { unmount } = await renderAuthView(ActivationScreen, portal, activationPath)
  await act(() => vi.advanceTimersByTimeAsync(1500))
  unmount()
  const sent = portal.sent.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(portal.sent).toHaveLength(sent)
})
