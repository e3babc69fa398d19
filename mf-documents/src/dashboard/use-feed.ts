import { countToDos } from '@portal/domain/to-do/to-do-counts'
import { useToDos } from '@portal/remote-kit'
import { useMemo } from 'react'
import { createFeed } from './create-feed.ts'
import { useMessages } from './use-messages.ts'

/** Loads requests and messages, and combines them into the feed of the dashboard. */
export function useFeed() {
  const toDos = useToDos()
  const inbox = useMessages()
  const items = useMemo(() => createFeed(toDos.all, inbox.messages), [toDos.all, inbox.messages])
  const { newOrToDo } = countToDos(toDos.all, inbox.unseen)
  const failed = toDos.failed && inbox.failed
  const newest = inbox.messages.find(({ isFromTenant }) => isFromTenant)
  /** The tenant's newest message; undefined if the message is already among the open items. */
  const previewMessage = newest?.seen && !newest.wantsAnswer ? newest : undefined
  return {
    data: failed ? undefined : { items, newOrToDo, previewMessage, partial: toDos.partial || inbox.partial },
    isPending: toDos.pending || inbox.pending,
    refetch: () => {
      toDos.refetch()
      inbox.refetch()
    },
  }
}
