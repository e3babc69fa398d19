import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import type { RowsProps } from './rows-props.ts'
import { ShortRows } from './ShortRows.tsx'

/** Longer lists than this draw only the rows near the window. */
const longest = 80

/** The code for long lists is a fifth of a screen's, and most customers have none: until it is there the first rows stand. */
const LongRows = lazyWithRetry<RowsProps<never>>(
  () => import(/* webpackChunkName: "long-rows" */ './LongRows.tsx'),
  { waiting: (props) => <ShortRows {...props} items={props.items.slice(0, longest)} /> },
)

/** Rows below each other; of thousands only those that can be seen are drawn. */
export function Rows<Item>(props: RowsProps<Item>) {
  return props.items.length > longest ? (
    <LongRows {...(props as unknown as RowsProps<never>)} />
  ) : (
    <ShortRows {...props} />
  )
}
