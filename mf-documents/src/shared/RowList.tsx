import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { PlainRowList } from './PlainRowList.tsx'
import type { RowsProps } from './rows-props.ts'

/** Lists with more rows only render those near the viewport. */
const maxFullyRenderedRows = 80

/**
 * In a separate chunk, since the code is a fifth of a screen's and few customers have long lists. The first rows show
 * until it has loaded.
 */
const VirtualRowList = lazyWithRetry<RowsProps<never>>(
  () => import(/* webpackChunkName: "long-rows" */ './VirtualRowList.tsx'),
  { placeholder: (props) => <PlainRowList {...props} items={props.items.slice(0, maxFullyRenderedRows)} /> },
)

/** A list of rows; a long list only renders rows near the viewport. */
export function RowList<Item>(props: RowsProps<Item>) {
  return props.items.length > maxFullyRenderedRows ? (
    <VirtualRowList {...(props as unknown as RowsProps<never>)} />
  ) : (
    <PlainRowList {...props} />
  )
}
