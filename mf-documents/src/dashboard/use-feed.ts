import { countsOf } from '@portal/domain/to-do/counts'
import { useToDos } from '@portal/remote-kit'
import { useMemo } from 'react'
import { feedOf } from './feed.ts'
import { useMessages } from './use-messages.ts'

/** What the dashboard tells of requests, tasks and messages. */
export function useFeed() {
  const toDos = useToDos()
  const inbox = useMessages()
  const items = useMemo(() => feedOf(toDos.all, inbox.messages), [toDos.all, inbox.messages])
  const { newOrToDo } = countsOf(toDos.all, inbox.unseen)
  const failed = toDos.failed && inbox.failed
  const newest = inbox.messages.find(({ isFromTenant }) => isFromTenant)
  /** The newest message of the firm, where it is not among what waits. */
  const read = newest?.seen && !newest.wantsAnswer ? newest : undefined
  return {
    data: failed ? undefined : { items, newOrToDo, read, partial: toDos.partial || inbox.partial },
    isPending: toDos.pending || inbox.pending,
    refetch: () => {
      toDos.refetch()
      inbox.refetch()
    },
  }
}
