import fc from 'fast-check'
import semver from 'semver'
import { expect, test } from 'vitest'
import type { SharedModule } from './container.ts'
import { findNewestVersionInRange } from './find-newest-version-in-range.ts'

/** Excludes 0.0.x, because federation's runtime has special rules for ranges of these versions. */
const versionArbitrary = fc
  .tuple(fc.nat(12), fc.nat(12), fc.nat(4))
  .filter(([major, minor]) => major + minor > 0)
  .map((parts) => parts.join('.'))
const rangeArbitrary = fc
  .tuple(fc.constantFrom('^', '~', '>=', '<', '', '>'), versionArbitrary)
  .map((parts) => parts.join(''))
const wideRangeArbitrary = fc.constantFrom('1.x', '1', '2.1', '*', '^1', '~2', '>=1.0.0 <2.0.0')
const toSharedModule = (version: string): SharedModule => ({
  version: version,
  from: 'shell',
  get: () => () => version,
  useIn: [],
  deps: [],
})

test('the newest version in the range is found, as npm reads ranges', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(versionArbitrary, { minLength: 1, maxLength: 5 }),
      fc.array(fc.oneof(rangeArbitrary, wideRangeArbitrary), { minLength: 1, maxLength: 3 }),
      (versions, ranges) => {
        const joinedRange = ranges.join(' || ')
        expect(findNewestVersionInRange(versions.map(toSharedModule), joinedRange)?.version).toBe(
          semver.maxSatisfying(versions, joinedRange) ?? undefined,
        )
      },
    ),
  )
})
