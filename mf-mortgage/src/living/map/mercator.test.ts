import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listTilesAround, tileSizePixels } from './mercator.ts'

const exampleMapSize = { width: 900, height: 360 }

test('a known place has the expected tile', () => {
  const [middle] = listTilesAround({ latitude: 51.5839, longitude: 4.7763 }, 16, exampleMapSize)
  expect(middle).toMatchObject({ x: 33_637, y: 21_769 })
})

test('for any place the tiles cover the whole map without gaps', () => {
  const place = fc.record({
    latitude: fc.double({ min: 50.7, max: 53.6, noNaN: true }),
    longitude: fc.double({ min: 3.3, max: 7.3, noNaN: true }),
  })
  fc.assert(
    fc.property(place, fc.integer({ min: 10, max: 19 }), (where, zoom) => {
      const tiles = listTilesAround(where, zoom, exampleMapSize)
      const [left, top] = [
        Math.min(...tiles.map((one) => one.left)),
        Math.min(...tiles.map((one) => one.top)),
      ]
      expect(left).toBeLessThanOrEqual(-exampleMapSize.width / 2)
      expect(top).toBeLessThanOrEqual(-exampleMapSize.height / 2)
      expect(Math.max(...tiles.map((one) => one.left)) + tileSizePixels).toBeGreaterThanOrEqual(
        exampleMapSize.width / 2,
      )
      expect(Math.max(...tiles.map((one) => one.top)) + tileSizePixels).toBeGreaterThanOrEqual(
        exampleMapSize.height / 2,
      )
      expect(new Set(tiles.map(({ x, y }) => `${x} ${y}`)).size).toBe(tiles.length)
    }),
  )
})
