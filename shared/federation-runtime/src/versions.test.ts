import fc from 'fast-check'
import semver from 'semver'
import { expect, test } from 'vitest'
import type { Shared } from './container.ts'
import { newestInRange } from './versions.ts'

/** Without 0.0.x, which nobody shares and for which the stock runtime has its own range rules. */
const version = fc
  .tuple(fc.nat(12), fc.nat(12), fc.nat(4))
  .filter(([major, minor]) => major + minor > 0)
  .map((parts) => parts.join('.'))
const range = fc.tuple(fc.constantFrom('^', '~', '>=', '<', '', '>'), version).map((parts) => parts.join(''))
const wide = fc.constantFrom('1.x', '1', '2.1', '*', '^1', '~2', '>=1.0.0 <2.0.0')
const shared = (of: string): Shared => ({
  version: of,
  from: 'shell',
  get: () => () => of,
  useIn: [],
  deps: [],
})

test('of several versions the newest within a range is taken, as npm reads ranges', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(version, { minLength: 1, maxLength: 5 }),
      fc.array(fc.oneof(range, wide), { minLength: 1, maxLength: 3 }),
      (versions, ranges) => {
        const joinedRange = ranges.join(' || ')
        expect(newestInRange(versions.map(shared), joinedRange)?.version).toBe(
          semver.maxSatisfying(versions, joinedRange) ?? undefined,
        )
      },
    ),
  )
})
