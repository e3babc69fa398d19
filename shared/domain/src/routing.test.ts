import type { RemoteRoute } from '@portal/contract/remote-registry'
import fc from 'fast-check'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { removePathParameters, resolveRoute } from './routing.ts'

/** Returns null if no screen has the path. */
function findRoutePattern(
  path: string,
  patterns: readonly string[],
  audiences: readonly RemoteRoute['audience'][] = ['customer'],
  signedIn = true,
) {
  const routes = audiences.flatMap((audience) =>
    patterns.map((pattern) => ({ id: audience, path: pattern, view: '', title: '', audience })),
  )
  const remotes = [{ name: 'mf-x', contributes: { routes, nav: [] } }]
  const found = resolveRoute(path, new URLSearchParams(), {
    remotes,
    signedIn,
    next: '/',
    isAllowed: () => true,
    matchRoutes,
  })
  return found.kind === 'screen' ? found.route : null
}

test.each([
  ['/hypotheek', '/hypotheek', true],
  ['/hypotheek', '/Hypotheek/', true],
  ['/hypotheek', '/hypotheek/1', false],
  ['/hypotheek', '/hypo%74heek', true],
  ['/hypotheek', '/', false],
  ['/:id/deel', '/7/deel', true],
  ['/hypotheek/:id?', '/hypotheek/mail-7', true],
  ['/hypotheek/*', '/hypotheek', true],
  ['/hypotheek/*', '/hypotheek/1/deel', true],
  ['/editInfo/:tab?', '/editInfo', true],
  ['/editInfo/:tab?', '/editInfo/account', true],
  ['/editInfo/:tab?', '/editInfo/account/x', false],
  ['/portaal/:type', '/portaal', false],
  ['/hypotheek/:id?', '/hypotheek/%E0%A4%A', false],
])('%s and %s: %s', (pattern, path, matches) => {
  expect(findRoutePattern(path, [pattern])?.path ?? null).toBe(matches ? pattern : null)
})

test('the most specific pattern matches, in any order', () => {
  const patterns = ['/schades/:id?', '/schades/melden', '/*']
  for (const order of [patterns, [...patterns].reverse()]) {
    expect(findRoutePattern('/schades/melden', order)?.path).toBe('/schades/melden')
    expect(findRoutePattern('/schades/7', order)?.path).toBe('/schades/:id?')
    expect(findRoutePattern('/nergens', order)?.path).toBe('/*')
  }
})

test('of screens at one path, customer and guest get their own, unless one is for both', () => {
  expect(findRoutePattern('/begin', ['/begin'], ['guest', 'customer'])?.audience).toBe('customer')
  expect(findRoutePattern('/begin', ['/begin'], ['guest', 'customer'], false)?.audience).toBe('guest')
  expect(findRoutePattern('/begin', ['/begin'], ['guest', 'customer', 'always'])?.audience).toBe('always')
})

test('a pattern without parameters matches only its own path', () => {
  const segment = fc.stringMatching(/^[a-z0-9]{1,8}$/)
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), segment, (segments, more) => {
      const path = `/${segments.join('/')}`
      expect(findRoutePattern(path, [path])?.path).toBe(path)
      expect(findRoutePattern(`${path}/${more}`, [path])).toBeNull()
      expect(findRoutePattern(`${path}/${more}`, [`${path}/*`])?.path).toBe(`${path}/*`)
    }),
  )
})

test('a path without parameters is returned unchanged', () => {
  expect(removePathParameters({ path: '/editInfo/:tab?/:id?' })).toBe('/editInfo')
  expect(removePathParameters({ path: '/hypotheek/*' })).toBe('/hypotheek')
})
