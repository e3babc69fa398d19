import { getMails } from '@portal/contract/mail'
import { getNotes } from '@portal/contract/note'
import { getActiveSignals } from '@portal/contract/signal'
import { unseenOf } from '@portal/domain/to-do/counts'
import { useRead } from '@portal/remote-kit'
import { useMemo } from 'react'
import { type Message, messagesOf } from '../shared/message.ts'

/** The newest messages of all kinds. A kind that does not come leaves the others (`partial`). */
export function useMessages(): {
  messages: Message[]
  /** Nothing has come yet. */
  pending: boolean
  /** Nothing came at all. */
  failed: boolean
  /** One kind did not come. */
  partial: boolean
  /** How many there are, and how many of them are new, with mails beyond the first page. */
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
    () => messagesOf(signals.data?.data ?? [], notes.data?.data ?? [], mails.data?.data ?? []),
    [signals.data, notes.data, mails.data],
  )
  const meta = mails.data?.meta
  const all = reads.flatMap(({ data }): { seen_by_customer?: unknown }[] => data?.data ?? [])
  return {
    messages,
    total: messages.length + Math.max(0, (meta?.total ?? 0) - (mails.data?.data.length ?? 0)),
    unseen: unseenOf(all, meta?.unseen_elsewhere),
    pending: reads.some(({ isPending }) => isPending),
    failed: missing === reads.length,
    partial: missing > 0 && missing < reads.length,
    refetch: () => {
      for (const read of reads) if (read.isError) void read.refetch()
    },
  }
}
