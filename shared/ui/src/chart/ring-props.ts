import type { ColoredSlice } from './chart-slices.ts'

export interface RingProps {
  slices: readonly ColoredSlice[]
  /** The highlighted part; null for none. */
  current: number | null
  onHover: (index: number | null) => void
  onPress: (index: number) => void
}
