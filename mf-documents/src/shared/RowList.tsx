import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { chakra } from '@portal/ui'
import { listRowCss, type RowListProps } from './row-list-props.ts'

function PlainRowList<Item>({ items, getKey, label, children }: RowListProps<Item>) {
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <chakra.li key={getKey(item)} css={listRowCss}>
          {children(item)}
        </chakra.li>
      ))}
    </ul>
  )
}

/** Lists with more rows only render those near the viewport. */
const maxFullyRenderedRows = 80

/**
 * Loads in a separate chunk, because the code is large and few customers have long lists. The first rows are shown
 * until the chunk has loaded.
 */
const LazyVirtualRowList = lazyWithRetry<RowListProps<never>>(
  () => import(/* webpackChunkName: "long-rows" */ './VirtualRowList.tsx'),
  { placeholder: (props) => <PlainRowList {...props} items={props.items.slice(0, maxFullyRenderedRows)} /> },
)

/** A list of rows; a long list only renders rows near the viewport. */
export function RowList<Item>(props: RowListProps<Item>) {
  return props.items.length > maxFullyRenderedRows ? (
    <LazyVirtualRowList {...(props as unknown as RowListProps<never>)} />
  ) : (
    <PlainRowList {...props} />
  )
}
