/** A seeded pseudo-random generator (mulberry32). */
export interface Seeded {
  /** A number from 0 up to, but excluding, 1. */
  next(): number
  /** An integer from `least` to `most`, inclusive. */
  whole(least: number, most: number): number
  pick<T>(from: readonly T[]): T
  /** Returns digits, the first not zero. */
  digits(count: number): string
}

/** Creates a generator from a seed. */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    whole,
    pick: (from) => from[whole(0, from.length - 1)] as (typeof from)[number],
    digits: (count) => Array.from({ length: count }, (_, at) => whole(at === 0 ? 1 : 0, 9)).join(''),
  }
}
