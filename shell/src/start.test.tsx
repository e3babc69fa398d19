// @module-tag full
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createShell } from './shell.ts'
import { startPortal } from './start.tsx'
import { createMockResponses } from './test/mock-responses.ts'
import { createCustomerResponse, createPageData, createRemotes } from './test/open-shell.tsx'
import { createStoredSession, createTestBrowserEnv } from './test/test-browser-env.ts'
import nl from './texts/nl.json'

afterEach(() => vi.unstubAllGlobals())

test('@SHELL-02 while the session is read or a font loads, the server-rendered page shows', async () => {
  document.body.innerHTML = '<div id="portal"><p>skeleton</p></div>'
  history.replaceState(null, '', '/dashboard')
  createMockResponses({ '/api/zuider/customer/customer': createCustomerResponse() })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const session = createStoredSession('anna')
  const { parts } = createTestBrowserEnv()
  const waiting: { session?: () => void; fonts?: () => void } = {}
  const readVaultWhenReleased = () =>
    new Promise<Awaited<ReturnType<typeof parts.vault.read>>>((resolve) => {
      waiting.session = () => resolve({ sessions: [session], activeId: session.accountId })
    })
  const ready = new Promise<void>((resolve) => {
    waiting.fonts = resolve
  })
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready } })
  const getPortalText = () => document.getElementById('portal')?.textContent
  const waitBriefly = () => new Promise((resolve) => setTimeout(resolve, 100))

  const started = startPortal(
    createShell(
      createPageData(),
      { remotes: createRemotes(), rest: null, origins: [] },
      { ...parts, vault: { ...parts.vault, read: readVaultWhenReleased } },
    ),
  )
  await waitBriefly()
  expect(getPortalText()).toBe('skeleton')
  waiting.session?.()
  await waitBriefly()
  expect(getPortalText()).toBe('skeleton')
  waiting.fonts?.()
  const root = await started
  await vi.waitFor(() => expect(getPortalText()).toContain(nl.skip_to_content), 15_000)
  expect(getPortalText()).not.toContain('skeleton')
  act(() => root.unmount())
})
