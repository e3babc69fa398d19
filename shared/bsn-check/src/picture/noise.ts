import type { GreyscalePicture } from './greyscale.ts'

/**
 * Measures the mean difference between neighbouring pixels that are not on an edge, 0 to 255. Photos taken in low light
 * have much noise.
 */
export function measureNoise({ width, height, dots }: GreyscalePicture): number {
  let sum = 0
  let count = 0
  for (let y = 1; y < height - 1; y += 2)
    for (let x = 1; x < width - 1; x += 2) {
      const at = y * width + x
      const sides =
        (dots[at - 1] ?? 0) + (dots[at + 1] ?? 0) + (dots[at - width] ?? 0) + (dots[at + width] ?? 0)
      const corners =
        (dots[at - width - 1] ?? 0) +
        (dots[at - width + 1] ?? 0) +
        (dots[at + width - 1] ?? 0) +
        (dots[at + width + 1] ?? 0)
      sum += Math.abs(4 * (dots[at] ?? 0) - 2 * sides + corners)
      count++
    }
  return count === 0 ? 0 : (Math.sqrt(Math.PI / 2) / 6) * (sum / count)
}

/** Smooths a picture by averaging each pixel with its neighbours, weighted by distance. */
export function smoothPicture({ width, height, dots }: GreyscalePicture): GreyscalePicture {
  const across = new Uint16Array(dots.length)
  for (let at = 0; at < dots.length; at++)
    across[at] = (dots[at - 1] ?? 255) + 2 * (dots[at] ?? 255) + (dots[at + 1] ?? 255)
  const made = new Uint8Array(dots.length)
  for (let at = 0; at < dots.length; at++)
    made[at] = ((across[at - width] ?? 1020) + 2 * (across[at] ?? 1020) + (across[at + width] ?? 1020)) >> 4
  return { width, height, dots: made }
}
