/** A seeded pseudo-random generator (mulberry32). */
export interface SeededRandom {
  /** Returns a number from 0 up to, but excluding, 1. */
  next(): number
  /** Returns an integer from `least` to `most`, inclusive. */
  nextInteger(least: number, most: number): number
  pick<T>(from: readonly T[]): T
  /** Returns a string of digits whose first digit is not zero. */
  nextDigits(count: number): string
}

export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const nextNumber = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const nextInteger = (least: number, most: number) => least + Math.floor(nextNumber() * (most - least + 1))
  return {
    next: nextNumber,
    nextInteger,
    pick: (from) => from[nextInteger(0, from.length - 1)] as (typeof from)[number],
    nextDigits: (count) =>
      Array.from({ length: count }, (_, index) => nextInteger(index === 0 ? 1 : 0, 9)).join(''),
  }
}
