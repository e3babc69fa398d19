// @module-tag full
import { createPageRead, toQueryKey } from '@portal/contract/call'
import { getTasks } from '@portal/contract/task'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { navigate } from '../routing/routing.ts'
import { menuRemotes, menuResponsesByPath } from '../test/menu-remotes.ts'
import { createCustomerResponse, createRemotes, createRoute, openShell } from '../test/open-shell.tsx'
import { createTestRemote } from '../test/test-remote.ts'
import nl from '../texts/nl.json'
import announced from './announcements/texts/nl.json'

afterEach(() => vi.unstubAllGlobals())

const editRemote = createTestRemote('mf-edit-data', {
  routes: [createRoute('editInfo', { path: '/editInfo/:tab?/:id?' })],
})
const customerPath = '/api/zuider/customer/customer'
const mfaRequiredResponse = createCustomerResponse({ keys_wanted: true, keys_wanted_from: '2026-11-01' })
const openWithEditRemote = (path: string, more: Record<string, unknown> = {}) =>
  openShell({
    path,
    remotes: createRemotes(...menuRemotes, editRemote),
    server: { ...menuResponsesByPath, ...more },
  })
const getCurrentPath = () => location.pathname + location.search
const listMenuEntries = () =>
  [
    ...(screen.getAllByRole('navigation', { name: nl.main_menu, hidden: true })[0]?.querySelectorAll('li') ??
      []),
  ].map(({ textContent }) => textContent)

test('@KEYS-10 a customer who must set up a key is redirected from every screen, with the return path in the address; contact stays reachable', async () => {
  const { shell } = await openWithEditRemote('/hypotheek?id=7', { [customerPath]: mfaRequiredResponse })
  const led = '/editInfo/security?next=%2Fhypotheek%3Fid%3D7'
  await vi.waitFor(() => expect(getCurrentPath()).toBe(led))
  expect(listMenuEntries()).toEqual(['contact'])
  for (const path of ['/editInfo/living', '/', '/verzekeringen'])
    await act(async () => {
      navigate(path)
      await vi.waitFor(() => expect(location.pathname).toBe('/editInfo/security'))
    })
  act(() => navigate('/contact'))
  await vi.waitFor(() => expect(shell.routing.destination.get()).toHaveProperty('route.id', 'contact'))
})

test('@KEYS-10 when keys become required during a session, the first rejected call redirects, and with a key everything opens', async () => {
  const { shell, server } = await openWithEditRemote('/hypotheek')
  expect(location.pathname).toBe('/hypotheek')
  server.given[customerPath] = mfaRequiredResponse
  server.given['/api/zuider/customer/task'] = { status: 403, body: { error: 'keys_required' } }
  await act(() => shell.core.api.read(createPageRead(getTasks)).catch(() => {}))
  await vi.waitFor(() => expect(getCurrentPath()).toBe('/editInfo/security?next=%2Fhypotheek'))
  expect(screen.queryByText(nl.no_access_title)).toBeNull()
  await act(() =>
    shell.queries
      .fetchQuery({
        queryKey: toQueryKey(createPageRead(getTasks)),
        queryFn: () => shell.core.api.read(createPageRead(getTasks)),
      })
      .catch(() => {}),
  )
  server.given['/api/zuider/customer/task'] = { data: { unfinished: [], finished: [] } }
  server.given[customerPath] = createCustomerResponse()
  await act(() => shell.queries.invalidateQueries({ queryKey: ['CUSTOMER'] }))
  await vi.waitFor(() => expect(listMenuEntries().length).toBeGreaterThan(5))
  expect(
    shell.queries.getQueryState(toQueryKey(createPageRead(getTasks)))?.status,
    'what was refused',
  ).not.toBe('error')
  act(() => navigate('/hypotheek'))
  expect(location.pathname).toBe('/hypotheek')
})

test('@KEYS-10 before the deadline, every screen announces the requirement with the day and a link', async () => {
  await openWithEditRemote('/hypotheek', {
    [customerPath]: createCustomerResponse({ keys_wanted: false, keys_wanted_from: '2026-12-10' }),
  })
  expect(await screen.findByText(/Vanaf 10 december 2026 vraagt Zuider Advies/)).toBeTruthy()
  const way = screen.getByRole('link', { name: announced.keys_from_go })
  expect(way.getAttribute('href')).toBe('/editInfo/security')
  expect(location.pathname).toBe('/hypotheek')
})
