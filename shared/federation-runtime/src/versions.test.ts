import fc from 'fast-check'
import semver from 'semver'
import { expect, test } from 'vitest'
import type { Shared } from './container.ts'
import { newestWithin } from './versions.ts'

const version = fc.tuple(fc.nat(3), fc.nat(4), fc.nat(4)).map((parts) => parts.join('.'))
const range = fc.tuple(fc.constantFrom('^', '~', '>=', '<', '', '>'), version).map((parts) => parts.join(''))
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
      fc.array(range, { minLength: 1, maxLength: 3 }),
      (versions, ranges) => {
        const asked = ranges.join(' || ')
        expect(newestWithin(versions.map(shared), asked)?.version).toBe(
          semver.maxSatisfying(versions, asked) ?? undefined,
        )
      },
    ),
  )
})
