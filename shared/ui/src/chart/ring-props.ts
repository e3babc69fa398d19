import type { ShownSlice } from './slices.ts'

/** What a ring shows and hears. */
export interface RingProps {
  slices: readonly ShownSlice[]
  /** The highlighted part; null for none. */
  current: number | null
  onHover: (index: number | null) => void
  onPress: (index: number) => void
}
