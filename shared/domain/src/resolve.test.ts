import type { Contributions, Nav, Route } from '@portal/contract/registry'
import { expect, test } from 'vitest'
import { type RoutingContext, resolve } from './routing.ts'

const route = (id: string, audience: Route['audience'], more: Partial<Route> = {}): Route => ({
  id,
  path: `/${id}`,
  view: id,
  title: id,
  audience,
  ...more,
})
const nav = (id: string, order: number, more: Partial<Nav> = {}): Nav => ({
  route: id,
  section: 'menu',
  order,
  icon: 'home',
  label: id,
  ...more,
})
const off = { flags: [{ name: 'off', absent: 'off' as const }] }

const remoteWith = (name: string, contributes: Partial<Contributions>) => ({
  name,
  contributes: { routes: [], nav: [], ...contributes },
})

const remotes = [
  remoteWith('mf-auth', {
    routes: [
      route('login', 'guest'),
      route('password', 'always', { opensOn: ['register', 'reset_password'] }),
    ],
  }),
  remoteWith('mf-mortgage', {
    routes: [route('hypotheek', 'customer'), route('wonen', 'customer', { gate: off })],
    nav: [nav('wonen', 10, { gate: off }), nav('hypotheek', 50)],
  }),
]
type Context = RoutingContext<(typeof remotes)[number]>
const context = (more: Partial<Context> = {}): Context => ({
  remotes,
  signedIn: true,
  next: '/',
  isAllowed: (gate) => gate === undefined,
  ...more,
})
const at = (path: string, given: Context, query = '') => {
  const found = resolve(path, new URLSearchParams(query), given)
  return found.kind === 'screen' ? found.name : found.kind === 'redirect' ? `→ ${found.to}` : found.kind
}

test('@ROUTE-23 without a session a customer’s screen leads to sign-in, and back to it afterwards', () => {
  const guest = context({ signedIn: false })
  expect(at('/hypotheek', guest)).toBe('→ /login?next=%2Fhypotheek')
  expect(at('/hypotheek', guest, 'id=7')).toBe('→ /login?next=%2Fhypotheek%3Fid%3D7')
  expect(at('/', guest)).toBe('→ /login')
  expect(at('/login', guest)).toBe('mf-auth.login')
  expect(at('/login', context({ next: '/hypotheek?id=7' }))).toBe('→ /hypotheek?id=7')
})

test('@ROUTE-23 a screen that is switched off leads to the first screen of the menu', () => {
  expect(at('/wonen', context())).toBe('→ /hypotheek')
  expect(at('/wonen', context({ isAllowed: () => true }))).toBe('mf-mortgage.wonen')
})

test('a signed-in customer has no sign-in screen and starts at the first screen of the menu', () => {
  expect(at('/', context())).toBe('→ /hypotheek')
  expect(at('/login', context())).toBe('→ /hypotheek')
  expect(at('/', context({ isAllowed: () => true }))).toBe('→ /wonen')
})

test('@ROUTE-03 @SHELL-09 a query opens the password screen, signed in or not', () => {
  expect(at('/', context(), 'reset_password=1&token=T')).toBe('mf-auth.password')
  expect(at('/hypotheek', context({ signedIn: false }), 'register=T')).toBe('mf-auth.password')
})

test('no screen has the path, it is not found, signed in or not', () => {
  for (const path of ['/nergens', '/%', '/hypotheek/%']) {
    expect(at(path, context())).toBe('not-found')
    expect(at(path, context({ signedIn: false }))).toBe('not-found')
  }
  expect(at('/', context({ remotes: [] }))).toBe('not-found')
})

test('sign-in receives the reason why the previous session ended', () => {
  const guest = context({ signedIn: false, ended: 'idle' })
  const leadsTo = (path: string) => resolve(path, new URLSearchParams(), guest)
  expect(leadsTo('/hypotheek')).toEqual({ kind: 'redirect', to: '/login?next=%2Fhypotheek&ended=idle' })
  expect(leadsTo('/')).toEqual({ kind: 'redirect', to: '/login?ended=idle' })
})
