import type { ColoredSlice } from './chart-slices.ts'

export interface RingProps {
  slices: readonly ColoredSlice[]
  /** Index of the highlighted part; null if none is highlighted. */
  current: number | null
  onHover: (index: number | null) => void
  onPress: (index: number) => void
}
