import type { NavEntry, RemoteContributions, RemoteRoute } from '@portal/contract/remote-registry'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { type RoutingContext, resolveRoute } from './routing.ts'

const createRoute = (
  id: string,
  audience: RemoteRoute['audience'],
  more: Partial<RemoteRoute> = {},
): RemoteRoute => ({
  id,
  path: `/${id}`,
  view: id,
  title: id,
  audience,
  ...more,
})
const createNavEntry = (id: string, order: number, more: Partial<NavEntry> = {}): NavEntry => ({
  route: id,
  section: 'menu',
  order,
  icon: 'home',
  label: id,
  ...more,
})
const disabledGate = { flags: [{ name: 'off', absent: 'off' as const }] }

const createRemote = (name: string, contributes: Partial<RemoteContributions>) => ({
  name,
  contributes: { routes: [], nav: [], ...contributes },
})

const remotes = [
  createRemote('mf-auth', {
    routes: [
      createRoute('login', 'guest'),
      createRoute('password', 'always', { opensOn: ['register', 'reset_password'] }),
    ],
  }),
  createRemote('mf-mortgage', {
    routes: [createRoute('hypotheek', 'customer'), createRoute('wonen', 'customer', { gate: disabledGate })],
    nav: [createNavEntry('wonen', 10, { gate: disabledGate }), createNavEntry('hypotheek', 50)],
  }),
]
type TestRoutingContext = RoutingContext<(typeof remotes)[number]>
const createRoutingContext = (more: Partial<TestRoutingContext> = {}): TestRoutingContext => ({
  remotes,
  signedIn: true,
  next: '/',
  isAllowed: (gate) => gate === undefined,
  matchRoutes,
  ...more,
})
const resolveRouteAt = (path: string, given: TestRoutingContext, query = '') => {
  const found = resolveRoute(path, new URLSearchParams(query), given)
  return found.kind === 'screen' ? found.name : found.kind === 'redirect' ? `→ ${found.to}` : found.kind
}

test('@ROUTE-23 without a session, a customer’s screen redirects to sign-in, which leads back', () => {
  const guest = createRoutingContext({ signedIn: false })
  expect(resolveRouteAt('/hypotheek', guest)).toBe('→ /login?next=%2Fhypotheek')
  expect(resolveRouteAt('/hypotheek', guest, 'id=7')).toBe('→ /login?next=%2Fhypotheek%3Fid%3D7')
  expect(resolveRouteAt('/', guest)).toBe('→ /login')
  expect(resolveRouteAt('/login', guest)).toBe('mf-auth.login')
  expect(resolveRouteAt('/login', createRoutingContext({ next: '/hypotheek?id=7' }))).toBe(
    '→ /hypotheek?id=7',
  )
})

test('@ROUTE-23 a disabled screen redirects to the first screen of the menu', () => {
  expect(resolveRouteAt('/wonen', createRoutingContext())).toBe('→ /hypotheek')
  expect(resolveRouteAt('/wonen', createRoutingContext({ isAllowed: () => true }))).toBe('mf-mortgage.wonen')
})

test('a signed-in customer is redirected from sign-in to the first screen of the menu', () => {
  expect(resolveRouteAt('/', createRoutingContext())).toBe('→ /hypotheek')
  expect(resolveRouteAt('/login', createRoutingContext())).toBe('→ /hypotheek')
  expect(resolveRouteAt('/', createRoutingContext({ isAllowed: () => true }))).toBe('→ /wonen')
})

test('@ROUTE-03 @SHELL-09 a query parameter opens the password screen, signed in or not', () => {
  expect(resolveRouteAt('/', createRoutingContext(), 'reset_password=1&token=T')).toBe('mf-auth.password')
  expect(resolveRouteAt('/hypotheek', createRoutingContext({ signedIn: false }), 'register=T')).toBe(
    'mf-auth.password',
  )
})

test('a path without a screen is not found, signed in or not', () => {
  for (const path of ['/nergens', '/%', '/hypotheek/%']) {
    expect(resolveRouteAt(path, createRoutingContext())).toBe('not-found')
    expect(resolveRouteAt(path, createRoutingContext({ signedIn: false }))).toBe('not-found')
  }
  expect(resolveRouteAt('/', createRoutingContext({ remotes: [] }))).toBe('not-found')
})

test('sign-in receives the reason why the last session ended', () => {
  const guest = createRoutingContext({ signedIn: false, ended: 'idle' })
  const resolveAsGuest = (path: string) => resolveRoute(path, new URLSearchParams(), guest)
  expect(resolveAsGuest('/hypotheek')).toEqual({
    kind: 'redirect',
    to: '/login?next=%2Fhypotheek&ended=idle',
  })
  expect(resolveAsGuest('/')).toEqual({ kind: 'redirect', to: '/login?ended=idle' })
})
