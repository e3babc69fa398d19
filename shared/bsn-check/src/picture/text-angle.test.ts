import { expect, test } from 'vitest'
import { evenOutLight } from './even-out-light.ts'
import type { GreyscalePicture } from './greyscale.ts'
import { measureNoise, smoothPicture } from './noise.ts'
import { rotatePicture } from './rotate-picture.ts'
import { estimateTextAngles } from './text-angle.ts'

/** Creates a page with rows of dark bars, which look like lines of text. */
function createTextPage(width = 900, height = 1200): GreyscalePicture {
  const dots = new Uint8Array(width * height).fill(255)
  for (let row = 0; row < 30; row++)
    for (let word = 0; word < 8; word++)
      for (let y = 0; y < 14; y++) {
        const from = 90 + word * 85
        const wide = 30 + ((row * 7 + word * 13) % 45)
        if (row % 9 === 8 || (row * word) % 5 === 4) continue
        dots.fill(20, (120 + row * 32 + y) * width + from, (120 + row * 32 + y) * width + from + wide)
      }
  return { width, height, dots }
}

test.each([0, 1.5, -3, 6.7, -6.2])('@BSN-02 text that is rotated by %s degrees is detected', (degrees) => {
  const {
    degrees: [found = 99],
    lineScore: lined,
  } = estimateTextAngles(rotatePicture(createTextPage(), -degrees))
  expect(lined).toBeGreaterThan(2)
  expect(found).toBeCloseTo(degrees, 0)
})

test('@BSN-02 text rotated by a quarter turn is detected', () => {
  const [found = 0] = estimateTextAngles(rotatePicture(createTextPage(), -90)).degrees
  expect(Math.abs(found - 90)).toBeLessThan(1)
})

test('a position in a rotated picture is mapped to the original picture', () => {
  const made = rotatePicture(createTextPage(), 33, 1.5)
  const middle = made.before({ x: made.width / 2, y: made.height / 2 })
  expect([middle.x, middle.y]).toEqual([450, 600])
  const right = made.before({ x: made.width / 2 + 150, y: made.height / 2 })
  expect(Math.hypot(right.x - 450, right.y - 600)).toBeCloseTo(100)
})

test('in low light with shade, paper becomes white and print stays dark', () => {
  const { width, height, dots } = createTextPage()
  const dim = dots.map((dot, at) => dot * (0.5 - 0.3 * ((at % width) / width)))
  const even = evenOutLight({ width, height, dots: dim })
  const getBrightness = (x: number, y: number) => even.dots[y * width + x] ?? -1
  for (const x of [60, 450, 880]) expect(getBrightness(x, 60)).toBeGreaterThan(235)
  for (const column of [100, 700]) expect(getBrightness(column, 125)).toBeLessThan(60)
})

test('noise is distinguished from print, and reduced', () => {
  const still = createTextPage()
  const noisy = { ...still, dots: still.dots.map((dot, at) => dot + (((at * 7919) % 61) - 30)) }
  expect(measureNoise(still)).toBeLessThan(12)
  expect(measureNoise(noisy)).toBeGreaterThan(12)
  expect(measureNoise(smoothPicture(noisy))).toBeLessThan(measureNoise(noisy) / 2)
})

test('a picture without text has no lines', { tags: 'full' }, () => {
  const { width, height, dots } = createTextPage()
  const grain = dots.map((_, at) => 128 + (((Math.imul(at, 2_654_435_761) >>> 0) >>> 24) - 128) / 2)
  expect(estimateTextAngles({ width, height, dots: grain }).lineScore).toBeLessThan(0.5)
})
