/** Colours of increasing lightness, so that readers who cannot see colours can tell neighbours apart. */
export const sliceColors = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const

export type SliceColor = (typeof sliceColors)[number]

/** A part of a total. */
export interface ChartSlice {
  id: string
  label: string
  /** Language of the label, if it differs from the page's. */
  lang?: string
  value: number
  /** Colour of a subject that has the same colour on every chart. Other slices get a colour by index. */
  color?: SliceColor
}

export interface ColoredSlice extends ChartSlice {
  color: SliceColor
}

/** Maximum number of slices, because there are no more colours. */
const maxSlices = sliceColors.length

const hasPositiveValue = ({ value }: ChartSlice) => value > 0
const compareLargestFirst = (a: ChartSlice, b: ChartSlice) => b.value - a.value

/**
 * Selects the slices of a ring: at most `maxCount` positive values, largest first. The others become one slice, `rest`.
 * If all slices fit, their colours follow the order of `slices`, so that colours do not change with the amounts.
 */
export function selectColoredSlices(
  slices: readonly ChartSlice[],
  rest: string,
  maxCount: number = maxSlices,
): ColoredSlice[] {
  if (slices.length <= maxCount)
    return assignSliceColors(slices).filter(hasPositiveValue).sort(compareLargestFirst)
  const sorted = slices.filter(hasPositiveValue).sort(compareLargestFirst)
  const small = sorted.slice(maxCount - 1)
  if (small.length <= 1) return assignSliceColors(sorted)
  const value = small.reduce((sum, one) => sum + one.value, 0)
  return assignSliceColors([...sorted.slice(0, maxCount - 1), { id: 'rest', label: rest, value }])
}

/** Assigns a colour to each slice, different ones as far as possible. */
function assignSliceColors(slices: readonly ChartSlice[]): ColoredSlice[] {
  const free = sliceColors.filter((color) => !slices.some((slice) => slice.color === color))
  let next = 0
  return slices.map((slice) => ({ ...slice, color: slice.color ?? free[next++ % free.length] ?? 'chart1' }))
}
