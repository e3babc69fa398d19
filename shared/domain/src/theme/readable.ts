import { contrast, fromOklch, toOklch } from './oklch.ts'

const steps = 12

/** Direction in which a colour moves to stand out: `darker` on light surfaces, `lighter` on dark ones. */
export type Toward = 'darker' | 'lighter'

/**
 * Returns the colour if it has the contrast `ratio` on all surfaces, otherwise the nearest shade in direction `toward`
 * that has; black or white if none has. Only lightness changes, never hue.
 */
export function readable(
  hex: string,
  grounds: readonly string[],
  ratio: number,
  toward: Toward = 'darker',
): string {
  const passes = (shade: string) => grounds.every((ground) => contrast(shade, ground) >= ratio)
  if (passes(hex)) return hex
  const [lightness, chroma, hue] = toOklch(hex)
  let [far, near] = [toward === 'darker' ? 0 : 1, lightness]
  let best = toward === 'darker' ? '#000000' : '#ffffff'
  for (let step = 0; step < steps; step++) {
    const middle = (far + near) / 2
    const shade = fromOklch([middle, chroma, hue])
    if (passes(shade)) {
      best = shade
      far = middle
    } else near = middle
  }
  return best
}
