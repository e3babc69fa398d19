/** Round values for at most five axis lines from 0 to at least `highest`. */
export function ticksTo(highest: number): number[] {
  if (!(highest > 0)) return [0]
  const rough = highest / 4
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5].find((one) => one * size >= rough) ?? 10) * size
  const count = Math.ceil(Number((highest / step).toPrecision(12)))
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}
