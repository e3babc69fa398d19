import { calculateContrast, hexToOklch, oklchToHex } from './oklch.ts'

const searchSteps = 12

/** Direction in which a colour changes to increase contrast: `darker` on light surfaces, `lighter` on dark ones. */
export type ShadeDirection = 'darker' | 'lighter'

/**
 * Returns the colour if its contrast on all surfaces is at least `ratio`; otherwise the nearest shade in direction
 * `toward` that reaches the ratio, or black or white. Only lightness changes, never hue.
 */
export function findReadableShade(
  hex: string,
  grounds: readonly string[],
  ratio: number,
  toward: ShadeDirection = 'darker',
): string {
  const hasContrast = (shade: string) => grounds.every((ground) => calculateContrast(shade, ground) >= ratio)
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
