import { getTasks } from '@portal/contract/task'
import { useRead } from '@portal/remote-kit'
import { useMemo } from 'react'
import { useMortgages } from '../shared/use-mortgages.ts'
import { feedOf } from './feed.ts'
import { useMessages } from './use-messages.ts'

/** What the dashboard tells of requests, tasks and messages. */
export function useFeed() {
  const { mortgages, ...requests } = useMortgages()
  const tasks = useRead(getTasks)
  const inbox = useMessages()
  const items = useMemo(
    () =>
      feedOf(
        mortgages ?? [],
        [...(tasks.data?.data.unfinished ?? []), ...(tasks.data?.data.finished ?? [])],
        inbox.messages,
      ),
    [mortgages, tasks.data, inbox.messages],
  )
  const failed = !mortgages?.length && !tasks.data && inbox.failed
  return {
    data: failed ? undefined : { items, partial: !mortgages || !tasks.data || inbox.partial },
    isPending: requests.pending || tasks.isPending || inbox.pending,
    refetch: () => {
      requests.refetch()
      if (tasks.isError) void tasks.refetch()
      inbox.refetch()
    },
  }
}
