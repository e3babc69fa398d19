import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesRoute } from './route-path.ts'

test.each([
  ['/hypotheek', '/hypotheek', true],
  ['/hypotheek', '/Hypotheek/', true],
  ['/hypotheek', '/hypotheek/1', false],
  ['/hypotheek', '/', false],
  ['/hypotheek/*', '/hypotheek', true],
  ['/hypotheek/*', '/hypotheek/1/deel', true],
  ['/editInfo/:tab?', '/editInfo', true],
  ['/editInfo/:tab?', '/editInfo/account', true],
  ['/editInfo/:tab?', '/editInfo/account/x', false],
  ['/portaal/:type', '/portaal', false],
])('%s and %s: %s', (pattern, path, matches) => {
  expect(matchesRoute(pattern, path)).toBe(matches)
})

test('a plain pattern matches its own path and nothing longer', () => {
  const segment = fc.stringMatching(/^[a-z0-9]{1,8}$/)
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), segment, (segments, more) => {
      const path = `/${segments.join('/')}`
      expect(matchesRoute(path, path)).toBe(true)
      expect(matchesRoute(path, `${path}/${more}`)).toBe(false)
      expect(matchesRoute(`${path}/*`, `${path}/${more}`)).toBe(true)
    }),
  )
})
