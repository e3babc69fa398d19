import type { Nav, Route } from '@portal/contract/registry'
import { expect, test } from 'vitest'
import { remoteWith } from '../test-remote.ts'
import { homeOf, resolve, type Situation } from './resolve.ts'

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
const situation = (more: Partial<Situation> = {}): Situation => ({
  remotes,
  signedIn: true,
  next: '/',
  isAllowed: (gate) => gate === undefined,
  ...more,
})
const at = (path: string, given: Situation, query = '') => {
  const found = resolve(path, new URLSearchParams(query), given)
  return found.kind === 'screen' ? found.name : found.kind === 'redirect' ? `→ ${found.to}` : found.kind
}

test('@ROUTE-23 without a session a customer’s screen leads to sign-in, and back to it afterwards', () => {
  const guest = situation({ signedIn: false })
  expect(at('/hypotheek', guest)).toBe('→ /login?next=%2Fhypotheek')
  expect(at('/hypotheek', guest, 'id=7')).toBe('→ /login?next=%2Fhypotheek%3Fid%3D7')
  expect(at('/', guest)).toBe('→ /login')
  expect(at('/login', guest)).toBe('mf-auth.login')
  expect(at('/login', situation({ next: '/hypotheek?id=7' }))).toBe('→ /hypotheek?id=7')
})

test('@ROUTE-23 a screen that is switched off leads to the first screen of the menu', () => {
  expect(at('/wonen', situation())).toBe('→ /hypotheek')
  expect(at('/wonen', situation({ isAllowed: () => true }))).toBe('mf-mortgage.wonen')
})

test('a signed-in customer has no sign-in screen and starts at the first screen of the menu', () => {
  expect(at('/', situation())).toBe('→ /hypotheek')
  expect(at('/login', situation())).toBe('→ /hypotheek')
  expect(homeOf(situation({ isAllowed: () => true }))).toBe('/wonen')
})

test('@ROUTE-03 @SHELL-09 a query opens the password screen, signed in or not', () => {
  expect(at('/', situation(), 'reset_password=1&token=T')).toBe('mf-auth.password')
  expect(at('/hypotheek', situation({ signedIn: false }), 'register=T')).toBe('mf-auth.password')
})

test('an address of nobody is not found', () => {
  expect(at('/nergens', situation())).toBe('not-found')
  expect(at('/', situation({ remotes: [] }))).toBe('not-found')
})

test('sign-in is told why the session before it was cut off', () => {
  const guest = situation({ signedIn: false, ended: 'idle' })
  const leadsTo = (path: string) => resolve(path, new URLSearchParams(), guest)
  expect(leadsTo('/hypotheek')).toEqual({ kind: 'redirect', to: '/login?next=%2Fhypotheek&ended=idle' })
  expect(leadsTo('/')).toEqual({ kind: 'redirect', to: '/login?ended=idle' })
})
