import { chakra } from '@portal/ui'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { listRowCss, type RowListProps } from './row-list-props.ts'

export default function VirtualRowList<Item>({ items, getKey, height, label, children }: RowListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const at = list.current?.getBoundingClientRect().top
    if (at !== undefined) setTop(Math.round(at + window.scrollY))
  })
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => height,
    getItemKey: (index) => getKey(items[index] as Item),
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
          css={listRowCss}
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
