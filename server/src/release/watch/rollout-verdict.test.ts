import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findWorseFault,
  minFaultsToStop,
  minPagesPerVersion,
  toleratedFaultDifference,
  type VersionRunCounts,
} from './rollout-verdict.ts'

const countArbitrary = fc.nat(500)
const runsArbitrary = fc
  .tuple(countArbitrary, countArbitrary, countArbitrary)
  .map((threeCounts): VersionRunCounts => {
    const ranCount = Math.max(...threeCounts)
    return {
      ran: ranCount,
      failed: Math.min(threeCounts[0], ranCount),
      slow: Math.min(threeCounts[1], ranCount),
    }
  })
const faultArbitrary = fc.constantFrom('failed', 'slow')

test.each([
  ['fails although the previous one did not', [10, 4, 0], [90, 0, 0], 'failed'],
  ['is slow although the previous one was not', [10, 0, 4], [90, 0, 0], 'slow'],
  ['has no previous version to compare with', [30, 30, 30], [0, 0, 0], null],
  ['has only four pages of the previous version to compare with', [30, 30, 30], [4, 0, 0], null],
  ['ran in four pages', [4, 4, 4], [90, 0, 0], null],
  ['failed in two pages', [9, 2, 2], [90, 0, 0], null],
  ['fails as often as the previous one', [10, 4, 0], [90, 36, 0], null],
  ['is slow slightly more often', [100, 0, 8], [900, 0, 9], null],
] as const)(
  'a version that %s',
  (_, [ran, failed, slow], [ranBefore, failedBefore, slowBefore], worseFault) => {
    const countsBefore = { ran: ranBefore, failed: failedBefore, slow: slowBefore }
    expect(findWorseFault({ ran, failed, slow }, countsBefore)).toBe(worseFault)
  },
)

test('more faults never make a version better, nor more faults of the previous version make it worse', () => {
  fc.assert(
    fc.property(runsArbitrary, runsArbitrary, faultArbitrary, (version, countsBefore, fault) => {
      const addFault = (counts: VersionRunCounts) => ({
        ...counts,
        [fault]: Math.min(counts.ran, counts[fault] + 1),
      })
      if (findWorseFault(version, countsBefore))
        expect(findWorseFault(addFault(version), countsBefore)).not.toBeNull()
      else expect(findWorseFault(version, addFault(countsBefore))).toBeNull()
    }),
  )
})

test('a rollout is not stopped for few pages, nor for differences within the margin', () => {
  fc.assert(
    fc.property(runsArbitrary, runsArbitrary, (version, countsBefore) => {
      const isNotWorse = (fault: 'failed' | 'slow') =>
        version[fault] < minFaultsToStop ||
        Math.min(version.ran, countsBefore.ran) < minPagesPerVersion ||
        version[fault] * countsBefore.ran <=
          (countsBefore[fault] + toleratedFaultDifference * countsBefore.ran) * version.ran
      if (isNotWorse('failed') && isNotWorse('slow')) expect(findWorseFault(version, countsBefore)).toBeNull()
    }),
  )
})
