/** Colours in steps of lightness, so that neighbours differ without colour too. */
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
  /** Colour of its own, for a subject that has the same one everywhere; else its place among the slices gives it. */
  color?: SliceColor
}

/** A slice as it is drawn. */
export interface ShownSlice extends Slice {
  color: SliceColor
}

/** Slices a reader can tell apart. */
const maxSlices = sliceColors.length

const isPositive = ({ value }: Slice) => value > 0
const largestFirst = (a: Slice, b: Slice) => b.value - a.value

/**
 * What a ring shows: positive slices, largest first, at most `most`; what is left over is one slice named `rest`. Slices that
 * all have a place get their colour by that place, not by size, and so keep it when amounts change.
 */
export function shownSlices(slices: readonly Slice[], rest: string, most: number = maxSlices): ShownSlice[] {
  if (slices.length <= most) return colored(slices).filter(isPositive).sort(largestFirst)
  const sorted = slices.filter(isPositive).sort(largestFirst)
  const small = sorted.slice(most - 1)
  if (small.length <= 1) return colored(sorted)
  const value = small.reduce((sum, one) => sum + one.value, 0)
  return colored([...sorted.slice(0, most - 1), { id: 'rest', label: rest, value }])
}

/** Gives each slice a colour that no other has, as far as there are. */
function colored(slices: readonly Slice[]): ShownSlice[] {
  const free = sliceColors.filter((color) => !slices.some((slice) => slice.color === color))
  let next = 0
  return slices.map((slice) => ({ ...slice, color: slice.color ?? free[next++ % free.length] ?? 'chart1' }))
}
