import { calculateContrast, hexToOklch, oklchToHex } from './oklch.ts'

const searchSteps = 12

/** `darker` on light surfaces, `lighter` on dark ones. */
export type ShadeDirection = 'darker' | 'lighter'

/**
 * Returns the nearest shade with a contrast of at least `ratio` with all surfaces, otherwise black or white. Only
 * lightness changes.
 */
export function findReadableShade(
  hex: string,
  surfaces: readonly string[],
  ratio: number,
  toward: ShadeDirection = 'darker',
): string {
  const hasContrast = (shade: string) =>
    surfaces.every((surface) => calculateContrast(shade, surface) >= ratio)
  if (hasContrast(hex)) return hex
  const [lightness, chroma, hue] = hexToOklch(hex)
  let [far, near] = [toward === 'darker' ? 0 : 1, lightness]
  let best = toward === 'darker' ? '#000000' : '#ffffff'
  for (let step = 0; step < searchSteps; step++) {
    const middle = (far + near) / 2
    const shade = oklchToHex([middle, chroma, hue])
    if (hasContrast(shade)) {
      best = shade
      far = middle
    } else near = middle
  }
  return best
}
