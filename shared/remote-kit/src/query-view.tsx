import type { UseQueryResult } from '@portal/remote-kit/query'
import { Card, EmptyState, ErrorPanel } from '@portal/ui'
import { type ComponentProps, Fragment, type ReactNode } from 'react'

/** Result of a read: of a query, of several reads (`combineReads`), or of a hook. */
export interface ReadResult<T> {
  data: T | undefined
  isPending: boolean
  refetch: () => unknown
}

interface QueryViewProps<T> {
  read: ReadResult<T>
  placeholder: ReactNode
  error?: readonly [title?: string, hint?: string]
  /** Empty state, shown if the children render nothing. */
  empty?: ComponentProps<typeof EmptyState>
  /** Whether to wrap the error and empty states in a card; set to false inside a card. Default true. */
  framed?: boolean
  children: (data: T) => ReactNode
}

/** Renders the data of a read, or its placeholder, error or empty state. */
export function QueryView<T>({
  read,
  placeholder,
  error = [],
  empty,
  framed = true,
  children,
}: QueryViewProps<T>) {
  const [failed, hint] = error
  const Frame = framed ? Card : Fragment
  if (read.isPending) return placeholder
  const failure = (
    <ErrorPanel title={failed} onRetry={() => void read.refetch()}>
      {hint}
    </ErrorPanel>
  )
  if (read.data === undefined) return <Frame>{failure}</Frame>
  return (
    children(read.data) ||
    (empty && (
      <Frame>
        <EmptyState {...empty} />
      </Frame>
    ))
  )
}

/** Combines several reads. A retry repeats those that failed. */
export function combineReads<const T extends readonly unknown[]>(
  ...reads: { [Place in keyof T]: ReadResult<T[Place]> }
): ReadResult<T> {
  const answers = reads.map(({ data }) => data)
  return {
    data: answers.includes(undefined) ? undefined : (answers as unknown as T),
    isPending: reads.some(({ isPending }) => isPending),
    refetch: () => {
      for (const read of reads) if (read.data === undefined) read.refetch()
    },
  }
}

type QueryOutcome = Pick<UseQueryResult, 'data' | 'isPending' | 'isError' | 'errorUpdateCount'>

/**
 * Whether a read waits for its first response. False during the retry of a failed read, so that the layout stays
 * stable.
 */
export const isFirstResponsePending = ({ isPending, errorUpdateCount }: QueryOutcome): boolean =>
  isPending && errorUpdateCount === 0

/** Whether a read failed and has no earlier data, also during a retry. An empty result does not count as a failure. */
export const hasFailedWithoutData = ({ data, isError, errorUpdateCount }: QueryOutcome): boolean =>
  data === undefined && (isError || errorUpdateCount > 0)
