import { contrast, fromOklch, toOklch } from './oklch.ts'

const steps = 12

/**
 * The colour itself when it has the contrast `ratio` on every one of the (light) grounds, else its lightest shade
 * that has. Only lightness moves, never hue.
 */
export function readable(hex: string, grounds: readonly string[], ratio: number): string {
  const passes = (shade: string) => grounds.every((ground) => contrast(shade, ground) >= ratio)
  if (passes(hex)) return hex
  const [lightness, chroma, hue] = toOklch(hex)
  let dark = 0
  let light = lightness
  let best = '#000000'
  for (let step = 0; step < steps; step++) {
    const middle = (dark + light) / 2
    const shade = fromOklch([middle, chroma, hue])
    if (passes(shade)) {
      best = shade
      dark = middle
    } else {
      light = middle
    }
  }
  return best
}
