import type { Route } from '@portal/contract/registry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainPath, screensAt } from './routing.ts'

const at = (path: string, patterns: readonly string[], audience: Route['audience'] = 'customer') =>
  screensAt(
    patterns.map((pattern) => ({ route: { path: pattern, audience } })),
    path,
  ).map(({ route }) => route.path)

test.each([
  ['/hypotheek', '/hypotheek', true],
  ['/hypotheek', '/Hypotheek/', true],
  ['/hypotheek', '/hypotheek/1', false],
  ['/hypotheek', '/', false],
  ['/hypotheek/:id?', '/hypotheek/mail-7', true],
  ['/hypotheek/*', '/hypotheek', true],
  ['/hypotheek/*', '/hypotheek/1/deel', true],
  ['/editInfo/:tab?', '/editInfo', true],
  ['/editInfo/:tab?', '/editInfo/account', true],
  ['/editInfo/:tab?', '/editInfo/account/x', false],
  ['/portaal/:type', '/portaal', false],
  ['/hypotheek/:id?', '/hypotheek/%E0%A4%A', false],
])('%s and %s: %s', (pattern, path, matches) => {
  expect(at(path, [pattern])).toEqual(matches ? [pattern] : [])
})

test('of several patterns the one that says most is meant, in whatever order they stand', () => {
  const patterns = ['/schades/:id?', '/schades/melden', '/*']
  for (const order of [patterns, [...patterns].reverse()]) {
    expect(at('/schades/melden', order)).toEqual(['/schades/melden'])
    expect(at('/schades/7', order)).toEqual(['/schades/:id?'])
    expect(at('/nergens', order)).toEqual(['/*'])
  }
})

test('each audience has a screen of its own at a path', () => {
  const screens = (['guest', 'customer', 'always'] as const).map((audience) => ({
    route: { path: '/begin', audience },
  }))
  expect(new Set(screensAt(screens, '/begin'))).toEqual(new Set(screens))
})

test('a plain pattern matches its own path and nothing longer', () => {
  const segment = fc.stringMatching(/^[a-z0-9]{1,8}$/)
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), segment, (segments, more) => {
      const path = `/${segments.join('/')}`
      expect(at(path, [path])).toEqual([path])
      expect(at(`${path}/${more}`, [path])).toEqual([])
      expect(at(`${path}/${more}`, [`${path}/*`])).toEqual([`${path}/*`])
    }),
  )
})

test('the plain path of a pattern has no parameters', () => {
  expect(plainPath({ path: '/editInfo/:tab?/:id?' })).toBe('/editInfo')
  expect(plainPath({ path: '/hypotheek/*' })).toBe('/hypotheek')
})
