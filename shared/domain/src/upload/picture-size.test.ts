import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listSmallerSizes } from './picture-size.ts'

test('each size is smaller than the one before, keeps the ratio and never grows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }), (width, height) => {
      const sizes = listSmallerSizes(width, height)
      for (const [index, size] of sizes.entries()) {
        expect(size.width).toBeLessThanOrEqual(sizes[index - 1]?.width ?? width)
        expect(size.quality).toBeLessThan(sizes[index - 1]?.quality ?? 1)
        expect(Math.min(size.width, size.height)).toBeGreaterThan(0)
        const drift = Math.abs(size.width * height - size.height * width) / Math.max(width, height)
        expect(drift).toBeLessThanOrEqual(1)
      }
    }),
  )
})
