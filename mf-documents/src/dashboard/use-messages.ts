import { getMails } from '@portal/contract/mail'
import { getNotes } from '@portal/contract/note'
import { getActiveSignals } from '@portal/contract/signal'
import { countUnseen } from '@portal/domain/to-do/to-do-counts'
import { useRead } from '@portal/remote-kit'
import { useMemo } from 'react'
import { type InboxMessage, mergeMessages } from '../shared/inbox-message.ts'

/** The newest messages of all kinds. If one kind fails, the others are returned (`partial`). */
export function useMessages(): {
  messages: InboxMessage[]
  /** Whether some kinds of messages are still loading. */
  pending: boolean
  /** Whether all kinds of messages failed to load. */
  failed: boolean
  /** Whether some kinds of messages failed to load, but not all. */
  partial: boolean
  /** Number of messages, including mails beyond the first page. */
  total: number
  unseen: number
  refetch: () => void
} {
  const signals = useRead(getActiveSignals)
  const notes = useRead(getNotes)
  const mails = useRead(getMails)
  const reads = [signals, notes, mails]
  const missing = reads.filter(({ isError, data }) => isError && !data).length
  const messages = useMemo(
    () => mergeMessages(signals.data?.data ?? [], notes.data?.data ?? [], mails.data?.data ?? []),
    [signals.data, notes.data, mails.data],
  )
  const meta = mails.data?.meta
  const all = reads.flatMap(({ data }): { seen_by_customer?: unknown }[] => data?.data ?? [])
  return {
    messages,
    total: messages.length + Math.max(0, (meta?.total ?? 0) - (mails.data?.data.length ?? 0)),
    unseen: countUnseen(all, meta?.unseen_elsewhere),
    pending: reads.some(({ isPending }) => isPending),
    failed: missing === reads.length,
    partial: missing > 0 && missing < reads.length,
    refetch: () => {
      for (const read of reads) if (read.isError) void read.refetch()
    },
  }
}
