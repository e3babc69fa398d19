/** Calculates round values for at most five axis lines, from 0 to at least `highest`. */
export function calculateTicks(highest: number): number[] {
  if (!(highest > 0)) return [0]
  const rough = highest / 4
  const size = 10 ** Math.floor(Math.log10(rough))
  const tickStep = ([1, 2, 2.5, 5].find((one) => one * size >= rough) ?? 10) * size
  const count = Math.ceil(Number((highest / tickStep).toPrecision(12)))
  return Array.from({ length: count + 1 }, (_, index) => Number((index * tickStep).toPrecision(12)))
}
