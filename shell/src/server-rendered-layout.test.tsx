import { renderedLayoutKey } from '@portal/contract/server-rendering'
import type { Tenant } from '@portal/contract/tenant'
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { recordClicks } from './early/early-clicks.ts'
import { outlet, outletHtml } from './mount/outlet.ts'
import { renderPortal } from './render-portal.tsx'
import { render } from './server-rendering/render.tsx'
import { createShell } from './shell.ts'
import { browserEnv, sessionOf } from './test/browser-env.ts'
import { answers } from './test/mock-responses.ts'
import { customerAnswer, pageOf, remotes } from './test/open-shell.tsx'
import nl from './texts/nl.json'

afterEach(() => vi.unstubAllGlobals())

const screen = { remote: 'mf-overview', route: 'dashboard' }

/** Inserts the server-rendered layout of the overview into the page. */
async function insertServerLayout(key = renderedLayoutKey({ screen, wording: 'nl' })) {
  const { tenant } = pageOf()
  outletHtml.__html = '<div id="outlet" data-waiting="">…</div>'
  const request = { screen, tenant: tenant?.info as Tenant, wording: 'nl' as const, version: '1.2.3' }
  const { html } = await render({ ...request, remotes: remotes() })
  outletHtml.__html = ''
  document.body.innerHTML = `<div id="portal" data-layout="${key}">${html}</div>`
  outlet.dataset.waiting = ''
  document.getElementById('outlet')?.replaceWith(outlet)
  const of = (selector: string) => document.querySelector<HTMLElement>(`#portal ${selector}`)
  return { html, menu: of('nav'), profile: of('header button:not([aria-label])') }
}

async function start() {
  history.replaceState(null, '', '/dashboard')
  answers({ '/api/zuider/customer/customer': customerAnswer() })
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const session = sessionOf('anna')
  const { parts } = browserEnv({ sessions: [session], activeId: session.accountId })
  const shell = createShell(pageOf(), { remotes: remotes(), rest: null, origins: [] }, parts)
  const root = await renderPortal(shell, shell.open())
  const text = () => document.getElementById('portal')?.textContent
  await vi.waitFor(() => expect(text()).toContain('anna de Wit'), 15_000)
  const messages = complaints.mock.calls.map(([first]) => String(first))
  return { end: () => act(() => root.unmount()), messages }
}

test('the server renders menu and heading in the tenant’s wording, and nothing about the customer', {
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
  const { end, messages } = await start()
  expect(menu?.isConnected).toBe(true)
  expect(outlet.isConnected).toBe(true)
  expect(messages.filter((text) => /hydrat/i.test(text))).toEqual([])
  end()
})

test('a layout of another screen is replaced by the shell’s own', { tags: 'full' }, async () => {
  const { menu } = await insertServerLayout('mf-more.contact nl')
  const { end } = await start()
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
  const { end } = await start()
  await vi.waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull())
  expect(profile?.isConnected).toBe(true)
  end()
})
