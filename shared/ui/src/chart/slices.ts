/** Colours of increasing lightness, so that neighbours differ without colour vision. */
export const sliceColors = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const

/** One of the six colours of charts. */
export type SliceColor = (typeof sliceColors)[number]

/** A part of a whole. */
export interface Slice {
  id: string
  label: string
  /** Language of the label, where it is not that of the page. */
  lang?: string
  value: number
  /** Fixed colour of a subject that has the same colour everywhere; otherwise assigned by index. */
  color?: SliceColor
}

/** A slice with its colour. */
export interface ShownSlice extends Slice {
  color: SliceColor
}

/** Maximum number of distinguishable slices. */
const maxSlices = sliceColors.length

const isPositive = ({ value }: Slice) => value > 0
const largestFirst = (a: Slice, b: Slice) => b.value - a.value

/**
 * Slices of a ring: positive values, largest first, at most `most`; the remaining ones are combined as `rest`. If all
 * slices have a fixed place, colours are assigned by place instead of size, so that they do not change with the
 * amounts.
 */
export function shownSlices(slices: readonly Slice[], rest: string, most: number = maxSlices): ShownSlice[] {
  if (slices.length <= most) return assignColors(slices).filter(isPositive).sort(largestFirst)
  const sorted = slices.filter(isPositive).sort(largestFirst)
  const small = sorted.slice(most - 1)
  if (small.length <= 1) return assignColors(sorted)
  const value = small.reduce((sum, one) => sum + one.value, 0)
  return assignColors([...sorted.slice(0, most - 1), { id: 'rest', label: rest, value }])
}

/** Assigns a different colour to each slice, as far as possible. */
function assignColors(slices: readonly Slice[]): ShownSlice[] {
  const free = sliceColors.filter((color) => !slices.some((slice) => slice.color === color))
  let next = 0
  return slices.map((slice) => ({ ...slice, color: slice.color ?? free[next++ % free.length] ?? 'chart1' }))
}
