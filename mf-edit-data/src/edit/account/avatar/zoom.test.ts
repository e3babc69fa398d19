import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastZoom, mostZoom, toZoom, zoomStep } from './zoom.ts'

test('@AVATAR-02 @AVATAR-03 whatever is asked for, the zoom is a step of 0.025 from 1, never below', () => {
  fc.assert(
    fc.property(fc.double({ min: -10, max: 20 }), (asked) => {
      const zoom = toZoom(asked)
      expect(zoom).toBeGreaterThanOrEqual(leastZoom)
      expect(zoom).toBeLessThanOrEqual(mostZoom)
      expect(Math.abs(zoom / zoomStep - Math.round(zoom / zoomStep))).toBeLessThan(1e-9)
      if (asked >= leastZoom && asked <= mostZoom)
        expect(Math.abs(zoom - asked)).toBeLessThanOrEqual(zoomStep / 2 + 1e-9)
    }),
  )
  expect(toZoom(Number.NaN)).toBe(1)
})
