import { getMails } from '@portal/contract/mail'
import { getNotes } from '@portal/contract/note'
import { getActiveSignals } from '@portal/contract/signal'
import { countUnseen } from '@portal/domain/to-do/to-do-counts'
import { useRead } from '@portal/remote-kit'
import { useMemo } from 'react'
import { mergeMessages } from './inbox-message.ts'

/**
 * Reads the newest messages of all kinds. If one kind fails, the others are returned (`partial`).
 * @param every polling interval, in milliseconds
 */
export function useMessageReads(every?: number) {
  const options = every ? { every } : {}
  const signals = useRead(getActiveSignals, undefined, options)
  const notes = useRead(getNotes, undefined, options)
  const mails = useRead(getMails, undefined, options)
  const reads = [signals, notes, mails]
  const missing = reads.filter(({ isError, data }) => isError && !data).length
  const all = reads.flatMap(({ data }): { seen_by_customer?: unknown }[] => data?.data ?? [])
  return {
    signals: signals.data?.data,
    notes: notes.data?.data,
    mails: mails.data?.data,
    /** Number of mails, including those beyond the first page. */
    mailCount: mails.data?.meta?.total,
    /** Number of new messages, including those not fetched. */
    unseen: countUnseen(all, mails.data?.meta?.unseen_elsewhere),
    /** Whether any kind is still loading; lists are chronological, so they wait for all kinds. */
    pending: reads.some(({ isPending }) => isPending),
    /** Whether some messages come from a stored response of an earlier visit. */
    before: reads.some(({ isPlaceholderData }) => isPlaceholderData),
    /** Whether all kinds of messages failed to load. */
    failed: missing === reads.length,
    /** Whether some kinds of messages failed to load, but not all. */
    partial: missing > 0 && missing < reads.length,
    refetch: () => {
      for (const read of reads) if (read.isError) void read.refetch()
    },
  }
}

/** The newest messages of all kinds, and the number of all messages. */
export function useMessages() {
  const { signals, notes, mails, mailCount = 0, ...state } = useMessageReads()
  const messages = useMemo(
    () => mergeMessages(signals ?? [], notes ?? [], mails ?? []),
    [signals, notes, mails],
  )
  return { ...state, messages, total: messages.length + Math.max(0, mailCount - (mails?.length ?? 0)) }
}
