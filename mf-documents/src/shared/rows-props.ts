import type { ReactNode } from 'react'

/** What a list of rows is drawn from. */
export interface RowsProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** How high a row usually is, in pixels. */
  height: number
  label?: string
  children: (item: Item) => ReactNode
}

export const rowCss = { borderTopWidth: '1px', borderColor: 'line', _first: { borderTopWidth: '0' } }
