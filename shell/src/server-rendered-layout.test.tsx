import { createLayoutKey } from '@portal/contract/server-rendering'
import type { Tenant } from '@portal/contract/tenant'
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { recordClicks } from './early/early-clicks.ts'
import { globalError } from './global-error.ts'
import { outlet, outletHtml } from './mount/outlet.ts'
import { render } from './server-rendering/render.tsx'
import { createShell, type Shell } from './shell.ts'
import { renderPortal } from './start.tsx'
import { createMockResponses } from './test/mock-responses.ts'
import { createCustomerResponse, createPageData, createRemotes } from './test/open-shell.tsx'
import { createStoredSession, createTestBrowserEnv } from './test/test-browser-env.ts'
import nl from './texts/nl.json'

afterEach(() => vi.unstubAllGlobals())

const testScreen = { remote: 'mf-overview', route: 'dashboard' }

async function insertServerLayout(key = createLayoutKey({ screen: testScreen, wording: 'nl' })) {
  const { tenant } = createPageData()
  outletHtml.__html = '<div id="outlet" data-waiting="">…</div>'
  const request = {
    screen: testScreen,
    tenant: tenant?.info as Tenant,
    wording: 'nl' as const,
    version: '1.2.3',
  }
  const { html } = await render({ ...request, remotes: createRemotes() })
  outletHtml.__html = ''
  document.body.innerHTML = `<div id="portal" data-layout="${key}">${html}</div>`
  outlet.dataset.waiting = ''
  document.getElementById('outlet')?.replaceWith(outlet)
  const findInPortal = (selector: string) => document.querySelector<HTMLElement>(`#portal ${selector}`)
  return { html, menu: findInPortal('nav'), profile: findInPortal('header button:not([aria-label])') }
}

async function startTestPortal(shownText = 'anna de Wit', beforeHydration = (_: Shell) => {}) {
  history.replaceState(null, '', '/dashboard')
  createMockResponses({ '/api/zuider/customer/customer': createCustomerResponse() })
  const consoleErrors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const session = createStoredSession('anna')
  const { parts } = createTestBrowserEnv({ sessions: [session], activeId: session.accountId })
  const shell = createShell(createPageData(), { remotes: createRemotes(), rest: null, origins: [] }, parts)
  const root = await renderPortal(shell, shell.open())
  beforeHydration(shell)
  const getPortalText = () => document.getElementById('portal')?.textContent
  await vi.waitFor(() => expect(getPortalText()).toContain(shownText), 15_000)
  const messages = consoleErrors.mock.calls.map((parts) => parts.join(' '))
  return { end: () => act(() => root.unmount()), messages }
}

test('the server renders menu and heading in the tenant’s locale, and nothing about the customer', {
  tags: 'full',
}, async () => {
  const { html } = await insertServerLayout()
  expect(html).toContain(nl.skip_to_content)
  expect(html).toMatch(/<h1[^>]*>dashboard<\/h1>/)
  expect(html).toContain('aria-current="page"')
  expect(html).not.toContain('anna')
})

test('@SHELL-02 the shell hydrates the layout, then fills in the customer', async () => {
  const { menu } = await insertServerLayout()
  const { end, messages } = await startTestPortal()
  expect(menu?.isConnected).toBe(true)
  expect(outlet.isConnected).toBe(true)
  expect(messages.filter((text) => /hydrat/i.test(text))).toEqual([])
  end()
})

test.each<[string, string, (shell: Shell) => void]>([
  ['an error', nl.server_error_title, () => globalError.set('server-error')],
  ['the demand for a second factor', 'anna de Wit', ({ mfaRequired }) => mfaRequired.set(true)],
])('%s that arrives before hydration takes effect afterwards', async (_, shownText, beforeHydration) => {
  await insertServerLayout()
  const { end, messages } = await startTestPortal(shownText, beforeHydration)
  expect(messages.filter((text) => /hydrat/i.test(text))).toEqual([])
  end()
  globalError.set(null)
})

test('a layout of another screen is replaced by the shell’s own', { tags: 'full' }, async () => {
  const { menu } = await insertServerLayout('mf-more.contact nl')
  const { end } = await startTestPortal()
  expect(menu?.isConnected).toBe(false)
  expect(outlet.isConnected).toBe(true)
  end()
})

test('a button that is clicked before hydration is clicked afterwards', {
  tags: 'full',
}, async () => {
  const { profile } = await insertServerLayout()
  recordClicks()
  profile?.click()
  const { end } = await startTestPortal()
  await vi.waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull())
  expect(profile?.isConnected).toBe(true)
  end()
})
