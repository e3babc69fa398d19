/** Colours with increasing lightness, so that neighbours differ without colour vision too. */
export const sliceColors = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const

/** One of the six colours of charts. */
export type SliceColor = (typeof sliceColors)[number]

/** A part of a whole. */
export interface Slice {
  id: string
  label: string
  /** Language of the label, if it differs from the page's. */
  lang?: string
  value: number
  /** Fixed colour for a subject; otherwise assigned by index. */
  color?: SliceColor
}

/** A slice with its colour. */
export interface ShownSlice extends Slice {
  color: SliceColor
}

/** Maximum number of distinguishable slices. */
const most = sliceColors.length

const isPositive = ({ value }: Slice) => value > 0
const largestFirst = (a: Slice, b: Slice) => b.value - a.value

/**
 * Slices to show: positive ones, largest first, at most six; the remainder is one slice named `rest`. Up to six slices
 * get their colour by original index, so they keep it when amounts change.
 */
export function shownSlices(slices: readonly Slice[], rest: string): ShownSlice[] {
  if (slices.length <= most) return colored(slices).filter(isPositive).sort(largestFirst)
  const sorted = slices.filter(isPositive).sort(largestFirst)
  const small = sorted.slice(most - 1)
  if (small.length <= 1) return colored(sorted)
  const value = small.reduce((sum, one) => sum + one.value, 0)
  return colored([...sorted.slice(0, most - 1), { id: 'rest', label: rest, value }])
}

/** Assigns distinct colours as far as possible. */
function colored(slices: readonly Slice[]): ShownSlice[] {
  const free = sliceColors.filter((color) => !slices.some((slice) => slice.color === color))
  let next = 0
  return slices.map((slice) => ({ ...slice, color: slice.color ?? free[next++ % free.length] ?? 'chart1' }))
}
