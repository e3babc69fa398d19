import { calculateContrast, convertHexToOklch, convertOklchToHex } from './oklch.ts'

const shadeSearchSteps = 12

/** Direction in which a shade becomes readable: 'darker' on light surfaces, 'lighter' on dark ones. */
export type ShadeDirection = 'darker' | 'lighter'

/**
 * Finds the nearest shade whose contrast with all surfaces is at least `ratio`; black or white if there is none. Only
 * the lightness changes.
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
  const [lightness, chroma, hue] = convertHexToOklch(hex)
  let [far, near] = [toward === 'darker' ? 0 : 1, lightness]
  let best = toward === 'darker' ? '#000000' : '#ffffff'
  for (let step = 0; step < shadeSearchSteps; step++) {
    const middle = (far + near) / 2
    const shade = convertOklchToHex([middle, chroma, hue])
    if (hasContrast(shade)) {
      best = shade
      far = middle
    } else near = middle
  }
  return best
}
