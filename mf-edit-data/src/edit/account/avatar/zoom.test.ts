import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxZoom, minZoom, snapToZoomStep, zoomStep } from './zoom.ts'

test('@AVATAR-02 @AVATAR-03 for any value, the zoom is a multiple of 0.025 and at least 1', () => {
  fc.assert(
    fc.property(fc.double({ min: -10, max: 20 }), (value) => {
      const zoom = snapToZoomStep(value)
      expect(zoom).toBeGreaterThanOrEqual(minZoom)
      expect(zoom).toBeLessThanOrEqual(maxZoom)
      expect(Math.abs(zoom / zoomStep - Math.round(zoom / zoomStep))).toBeLessThan(1e-9)
      if (value >= minZoom && value <= maxZoom)
        expect(Math.abs(zoom - value)).toBeLessThanOrEqual(zoomStep / 2 + 1e-9)
    }),
  )
  expect(snapToZoomStep(Number.NaN)).toBe(1)
})
