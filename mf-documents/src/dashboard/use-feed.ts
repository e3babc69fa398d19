import { countToDos } from '@portal/domain/to-do/counts'
import { useToDos } from '@portal/remote-kit'
import { useMemo } from 'react'
import { feedOf } from './feed.ts'
import { useMessages } from './use-messages.ts'

/** Requests, tasks and messages for the dashboard. */
export function useFeed() {
  const toDos = useToDos()
  const inbox = useMessages()
  const items = useMemo(() => feedOf(toDos.all, inbox.messages), [toDos.all, inbox.messages])
  const { newOrToDo } = countToDos(toDos.all, inbox.unseen)
  const failed = toDos.failed && inbox.failed
  const newest = inbox.messages.find(({ isFromTenant }) => isFromTenant)
  /** The tenant's newest message, unless it is among the open items. */
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
