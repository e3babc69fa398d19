import { Card, EmptyState, ErrorPanel } from '@portal/ui'
import { type ComponentProps, Fragment, type ReactNode } from 'react'

/** What is read, as far as it shows: a query, several `together`, or what a hook makes of them. */
export interface Shown<T> {
  data: T | undefined
  isPending: boolean
  refetch: () => unknown
}

interface Props<T> {
  read: Shown<T>
  /** Stands there until the answer comes, well or badly. */
  waiting: ReactNode
  /** What is said where there is no answer: what failed, and what still holds, or `ErrorPanel` as it is. */
  error?: readonly [title?: string, hint?: string]
  /** What is said where the children are nothing; without it, nothing. */
  empty?: ComponentProps<typeof EmptyState>
  /** False within a card. */
  framed?: boolean
  children: (data: T) => ReactNode
}

/** What was read, and what stands in its place until it is there, where it does not come, and where there is nothing. */
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

/** Several reads as one, which is there once all are; asking again asks for those that are not. */
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
