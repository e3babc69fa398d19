import type { ShownSlice } from './slices.ts'

/** Props of a ring. */
export interface RingProps {
  slices: readonly ShownSlice[]
  /** The highlighted part; null for none. */
  current: number | null
  onHover: (index: number | null) => void
  onPress: (index: number) => void
}
