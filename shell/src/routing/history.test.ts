import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { followAddress, interceptLinks, navigate, nextPath } from './history.ts'

/** Whether the portal has taken the last click for itself; where it has not, the browser would have followed the link. */
let taken: boolean | null = null

beforeAll(() => {
  interceptLinks()
  addEventListener('click', (event) => {
    taken = event.defaultPrevented
    event.preventDefault()
  })
})
beforeEach(() => {
  taken = null
  history.replaceState(null, '', '/here?tab=1')
})
afterEach(() => document.body.replaceChildren())

const shown = () => location.pathname + location.search + location.hash

/** Clicks on a word inside a link. */
function click(link: { href: string; target?: string; download?: string }, how: MouseEventInit = {}) {
  const element = Object.assign(document.createElement('a'), link)
  element.append(document.createElement('b'))
  document.body.append(element)
  element.firstChild?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how }),
  )
  return taken
}

const goingTo = (next: string) => {
  history.replaceState(null, '', `/login?${new URLSearchParams({ next })}`)
  return nextPath()
}

test.each(['/', '/hypotheek', '/documenten/12?tab=2#top', '/a//b', '/%2F%2Felsewhere', '/?next=//elsewhere'])(
  'after sign-in %s is gone on to',
  (path) => expect(goingTo(path)).toBe(path),
)

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '///elsewhere.example',
  '/\t/elsewhere.example',
  '/\n\\elsewhere.example',
  '\\\\elsewhere.example',
  ' //elsewhere.example',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  'hypotheek',
  '',
])('after sign-in %j is not gone on to: it is no path of the portal', (path) =>
  expect(goingTo(path)).toBe('/'),
)

test('an address without a path to go on to leads to the beginning', () => expect(nextPath()).toBe('/'))

test('whatever the address names, what is gone on to lies within the portal', () => {
  const sign = fc.constantFrom('/', '\\', '\t', '\n', '.', ':', '@', '?', '#', ' ', 'e', 'https:')
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 5 }), (signs) => {
      expect(() => navigate(goingTo(`/${signs.join('')}`))).not.toThrow()
    }),
    { numRuns: 2000 },
  )
})

test('going to a path is a step that can be taken back, unless it replaces the one before', () => {
  const before = history.length
  navigate('/there?tab=2#part')
  expect(shown()).toBe('/there?tab=2#part')
  expect(history.length).toBe(before + 1)
  navigate('/elsewhere', { replace: true })
  expect(shown()).toBe('/elsewhere')
  expect(history.length).toBe(before + 1)
})

test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'mailto:a@b.nl'])(
  'going to %s is refused, since it is outside the portal',
  (path) => {
    expect(() => navigate(path)).toThrow(TypeError)
    expect(() => navigate(path, { replace: true })).toThrow(TypeError)
    expect(shown()).toBe('/here?tab=1')
  },
)

test('the address is followed, path and query', () => {
  const address = followAddress()
  const told = vi.fn()
  address.subscribe(told)
  history.pushState(null, '', '/there?tab=2#part')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(address.get()).toBe('/there?tab=2')
  expect(told).toHaveBeenCalledTimes(1)
})

test.each([
  ['/there?tab=2#part', '/there?tab=2#part'],
  ['?tab=2', '/here?tab=2'],
  ['/other?tab=1#part', '/other?tab=1#part'],
  ['?tab=2#part', '/here?tab=2#part'],
  ['/here?tab=1', '/here?tab=1'],
])('a click on a link to %s is a step within the portal', (href, leadsTo) => {
  expect(click({ href })).toBe(true)
  expect(shown()).toBe(leadsTo)
})

test.each<[string, Parameters<typeof click>[0], MouseEventInit]>([
  ['with the meta key', { href: '/there' }, { metaKey: true }],
  ['with the control key', { href: '/there' }, { ctrlKey: true }],
  ['with the shift key', { href: '/there' }, { shiftKey: true }],
  ['with the alt key', { href: '/there' }, { altKey: true }],
  ['with another button', { href: '/there' }, { button: 1 }],
  ['on a link that opens elsewhere', { href: '/there', target: '_blank' }, {}],
  ['on a download', { href: '/there', download: 'file.pdf' }, {}],
  ['on a link to another origin', { href: 'https://elsewhere.example/there' }, {}],
  ['on a link to another port', { href: `http://${location.hostname}:4999/there` }, {}],
  ['on a mail address', { href: 'mailto:a@b.nl' }, {}],
  ['on a place within the page', { href: '#part' }, {}],
])('a click %s is the browser’s', (_, link, how) => {
  expect(click(link, how)).toBe(false)
  expect(shown()).toBe('/here?tab=1')
})

test('a click on a download without a name of its own is the browser’s', () => {
  const link = Object.assign(document.createElement('a'), { href: '/there' })
  link.setAttribute('download', '')
  document.body.append(link)
  link.click()
  expect(taken).toBe(false)
})

test('a click that a screen has dealt with itself is left at that', () => {
  const stop = (event: Event) => event.preventDefault()
  document.body.addEventListener('click', stop)
  click({ href: '/there' })
  document.body.removeEventListener('click', stop)
  expect(shown()).toBe('/here?tab=1')
})

test('a click on anything but a link is nothing', () => {
  const button = document.createElement('button')
  document.body.append(button)
  button.click()
  expect(taken).toBe(false)
  const anchor = document.createElement('a')
  document.body.append(anchor)
  anchor.click()
  expect(taken).toBe(false)
  expect(shown()).toBe('/here?tab=1')
})
