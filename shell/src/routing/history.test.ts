import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { navigate, nextPath } from './history.ts'

beforeEach(() => history.replaceState(null, '', '/here?tab=1'))

const shown = () => location.pathname + location.search + location.hash

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

test('whatever the address names, what is gone on to lies within the portal', { tags: 'full' }, () => {
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
