import { Card, EmptyState, ErrorPanel } from '@portal/ui'
import { type ComponentProps, Fragment, type ReactNode } from 'react'

/** What `QueryView` needs of a read: a query, several `together`, or a hook's result. */
export interface Shown<T> {
  data: T | undefined
  isPending: boolean
  refetch: () => unknown
}

interface Props<T> {
  read: Shown<T>
  /** Placeholder until the first result or error. */
  waiting: ReactNode
  /** Title and hint of the error; the default `ErrorPanel` if empty. */
  error?: readonly [title?: string, hint?: string]
  /** Empty state if the children render nothing. */
  empty?: ComponentProps<typeof EmptyState>
  /** False inside a card. */
  framed?: boolean
  children: (data: T) => ReactNode
}

/** Renders the data of a read, and its placeholder, error or empty state. */
export function QueryView<T>({ read, waiting, error = [], empty, framed = true, children }: Props<T>) {
  const [failed, hint] = error
  const Frame = framed ? Card : Fragment
  if (read.isPending) return waiting
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

/** Combines several reads; retry repeats those that failed. */
export function together<const T extends readonly unknown[]>(
  ...reads: { [Place in keyof T]: Shown<T[Place]> }
): Shown<T> {
  const answers = reads.map(({ data }) => data)
  return {
    data: answers.includes(undefined) ? undefined : (answers as unknown as T),
    isPending: reads.some(({ isPending }) => isPending),
    refetch: () => {
      for (const read of reads) if (read.data === undefined) read.refetch()
    },
  }
}
