import { getMails } from '@portal/contract/mail'
import { getNotes } from '@portal/contract/note'
import { getActiveSignals } from '@portal/contract/signal'
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
  /** How many there are that did not come along: mails beyond the first page, and the new ones among them. */
  elsewhere: { all: number; unseen: number }
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
  return {
    messages,
    elsewhere: {
      all: Math.max(0, (meta?.total ?? 0) - (mails.data?.data.length ?? 0)),
      unseen: meta?.unseen_elsewhere ?? 0,
    },
    pending: reads.some(({ isPending }) => isPending),
    failed: missing === reads.length,
    partial: missing > 0 && missing < reads.length,
    refetch: () => {
      for (const read of reads) if (read.isError) void read.refetch()
    },
  }
}
