import type { ReactNode } from 'react'

export interface RowListProps<Item> {
  items: readonly Item[]
  getKey: (item: Item) => string | number
  /** Usual height of a row, in pixels. */
  height: number
  label?: string
  children: (item: Item) => ReactNode
}

export const listRowCss = { borderTopWidth: '1px', borderColor: 'line', _first: { borderTopWidth: '0' } }
