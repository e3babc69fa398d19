/** A part of a whole. */
export interface Slice {
  id: string
  label: string
  value: number
}

/** Slices a reader can tell apart. */
const most = 6

/** Colours in steps of lightness, so that neighbours differ without colour too. */
export const sliceColors = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const

/**
 * What a ring shows: positive slices, largest first, at most six; what is left over is one slice named `rest`.
 */
export function shownSlices(slices: readonly Slice[], rest: string): Slice[] {
  const sorted = slices.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value)
  if (sorted.length <= most) return sorted
  const small = sorted.slice(most - 1)
  return [
    ...sorted.slice(0, most - 1),
    { id: 'rest', label: rest, value: small.reduce((sum, { value }) => sum + value, 0) },
  ]
}
