import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createShell } from './shell.ts'
import { startPortal } from './start.tsx'
import { createMockResponses } from './test/mock-responses.ts'
import { createCustomerResponse, createPageData } from './test/open-shell.tsx'
import { createStoredSession, createTestBrowserEnv } from './test/test-browser-env.ts'

afterEach(() => vi.unstubAllGlobals())

test('@SESSION-02 while the portal is open its customer’s tokens are renewed two minutes before they expire', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  document.body.innerHTML = '<div id="portal"></div>'
  history.replaceState(null, '', '/dashboard')
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } })
  const { requested } = createMockResponses({
    '/api/zuider/customer/customer': createCustomerResponse(),
    '/auth/refresh': { access_token: 'new', refresh_token: 'newer', expires_in: 3600, token_type: 'Bearer' },
  })
  const session = createStoredSession('anna')
  const { parts, kept } = createTestBrowserEnv({ sessions: [session], activeId: session.accountId })
  const shell = createShell(createPageData(), { remotes: [], rest: null, origins: [] }, parts)
  const root = await startPortal(shell)
  const countRenewals = () => requested.filter((path) => path === '/auth/refresh').length
  const begun = session.expiresAt - 3_600_000
  const end = session.expiresAt - 2 * 60_000

  await vi.advanceTimersByTimeAsync(end - Date.now() - 1)
  expect(countRenewals()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(countRenewals()).toBe(1)
  expect(Date.now() - begun).toBe(58 * 60_000)
  expect(kept().sessions).toMatchObject([{ access_token: 'new', refresh_token: 'newer' }])
  act(() => root.unmount())
})
