import { expect, test } from 'vitest'
import { calculateRolloutBucket } from './rollout-bucket.ts'

test('accounts are evenly distributed over a hundred buckets, each always in the same', () => {
  const counts = new Map<number, number>()
  for (let id = 0; id < 20_000; id++) {
    const bucket = calculateRolloutBucket(`zuider:${id}`)
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  }
  expect(counts.size).toBe(100)
  expect(Math.min(...counts.keys())).toBe(0)
  expect(Math.max(...counts.keys())).toBe(99)
  expect(Math.min(...counts.values())).toBeGreaterThan(120)
  expect(Math.max(...counts.values())).toBeLessThan(280)
  expect(calculateRolloutBucket('zuider:1')).toBe(calculateRolloutBucket('zuider:1'))
})
