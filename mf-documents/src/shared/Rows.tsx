import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import type { RowsProps } from './rows-props.ts'
import { ShortRows } from './ShortRows.tsx'

/** Longer lists only render rows near the viewport. */
const maxRenderedRows = 80

/**
 * Separate chunk, since code for long lists is a fifth of a screen's and few customers need it; the first rows show
 * until it has loaded.
 */
const LongRows = lazyWithRetry<RowsProps<never>>(
  () => import(/* webpackChunkName: "long-rows" */ './LongRows.tsx'),
  { waiting: (props) => <ShortRows {...props} items={props.items.slice(0, maxRenderedRows)} /> },
)

/** A list of rows; of a long one only visible rows are rendered. */
export function Rows<Item>(props: RowsProps<Item>) {
  return props.items.length > maxRenderedRows ? (
    <LongRows {...(props as unknown as RowsProps<never>)} />
  ) : (
    <ShortRows {...props} />
  )
}
