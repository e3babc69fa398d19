import { contrast, fromOklch, toOklch } from './oklch.ts'

const steps = 12

/** Which way a colour moves to stand out from its ground: `darker` on light ones, `lighter` on dark ones. */
export type Toward = 'darker' | 'lighter'

/**
 * The colour itself when it has the contrast `ratio` on every one of the grounds, else the nearest shade that has, on the
 * side that `toward` says; black or white where none has. Only lightness moves, never hue.
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
