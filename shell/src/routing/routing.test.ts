import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { getPathAfterSignIn, navigate } from './routing.ts'

beforeEach(() => history.replaceState(null, '', '/here?tab=1'))

const getCurrentUrl = () => location.pathname + location.search + location.hash

const openSignInAndGetPath = (next: string) => {
  history.replaceState(null, '', `/login?${new URLSearchParams({ next })}`)
  return getPathAfterSignIn()
}

test.each(['/', '/hypotheek', '/documenten/12?tab=2#top', '/a//b', '/%2F%2Felsewhere', '/?next=//elsewhere'])(
  'after sign-in the portal continues to %s',
  (path) => expect(openSignInAndGetPath(path)).toBe(path),
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
])('after sign-in the portal does not continue to %j, which is not one of its paths', (path) =>
  expect(openSignInAndGetPath(path)).toBe('/'),
)

test('without a path to continue to, the start page is used', () => expect(getPathAfterSignIn()).toBe('/'))

test('for any URL, the next path is within the portal', { tags: 'full' }, () => {
  const sign = fc.constantFrom('/', '\\', '\t', '\n', '.', ':', '@', '?', '#', ' ', 'e', 'https:')
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 5 }), (signs) => {
      expect(() => navigate(openSignInAndGetPath(`/${signs.join('')}`))).not.toThrow()
    }),
    { numRuns: 2000 },
  )
})

test('navigating adds a history entry, unless it replaces the current one', () => {
  const before = history.length
  navigate('/there?tab=2#part')
  expect(getCurrentUrl()).toBe('/there?tab=2#part')
  expect(history.length).toBe(before + 1)
  navigate('/elsewhere', { replace: true })
  expect(getCurrentUrl()).toBe('/elsewhere')
  expect(history.length).toBe(before + 1)
})

test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'mailto:a@b.nl'])(
  'navigating to %s is rejected, since it is outside the portal',
  (path) => {
    expect(() => navigate(path)).toThrow(TypeError)
    expect(() => navigate(path, { replace: true })).toThrow(TypeError)
    expect(getCurrentUrl()).toBe('/here?tab=1')
  },
)
