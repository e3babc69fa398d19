import { chakra } from '@portal/ui'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/** Longer lists than this draw only the rows near the window. */
const longest = 80

interface Props<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** How high a row usually is, in pixels. */
  height: number
  label?: string
  children: (item: Item) => ReactNode
}

const row = { borderTopWidth: '1px', borderColor: 'line', _first: { borderTopWidth: '0' } }

/** Rows below each other; of thousands only those that can be seen are drawn. */
export function Rows<Item>(props: Props<Item>) {
  return props.items.length > longest ? <LongRows {...props} /> : <ShortRows {...props} />
}

function ShortRows<Item>({ items, keyOf, label, children }: Props<Item>) {
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <chakra.li key={keyOf(item)} css={row}>
          {children(item)}
        </chakra.li>
      ))}
    </ul>
  )
}

function LongRows<Item>({ items, keyOf, height, label, children }: Props<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const at = list.current?.getBoundingClientRect().top
    if (at !== undefined) setTop(Math.round(at + window.scrollY))
  })
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => height,
    getItemKey: (index) => keyOf(items[index] as Item),
    overscan: 6,
    scrollMargin: top,
  })
  const drawn = virtual.getVirtualItems()
  const above = (drawn[0]?.start ?? top) - top
  const below = virtual.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top)
  return (
    <ul ref={list} aria-label={label}>
      <li aria-hidden="true" style={{ height: above }} />
      {drawn.map(({ index, key }) => (
        <chakra.li
          key={key}
          css={row}
          ref={virtual.measureElement}
          data-index={index}
          aria-setsize={items.length}
          aria-posinset={index + 1}
        >
          {children(items[index] as Item)}
        </chakra.li>
      ))}
      <li aria-hidden="true" style={{ height: Math.max(0, below) }} />
    </ul>
  )
}
