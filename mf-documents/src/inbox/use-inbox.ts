import { getMails } from '@portal/contract/mail'
import { getNotes } from '@portal/contract/note'
import { getActiveSignals } from '@portal/contract/signal'
import { foldText } from '@portal/domain/format/fold'
import { useOlderMails, useRead } from '@portal/remote-kit'
import { useMemo } from 'react'
import { type Message, messagesOf } from '../message.ts'

/** How often new messages are looked for while the inbox is open, in milliseconds. */
const every = 30_000

/** All messages; those beyond the first page of mails once they are wanted. A kind that does not come leaves the others. */
export function useInbox() {
  const signals = useRead(getActiveSignals, undefined, { every })
  const notes = useRead(getNotes, undefined, { every })
  const mails = useRead(getMails, undefined, { every })
  const first = mails.data?.data
  const { older, ...rest } = useOlderMails(mails.data?.meta?.total, first?.length ?? 0)
  const messages = useMemo(() => {
    const known = new Set(first?.map(({ id }) => id))
    const all = [...(first ?? []), ...older.filter(({ id }) => !known.has(id))]
    return messagesOf(signals.data?.data ?? [], notes.data?.data ?? [], all)
  }, [first, older, signals.data, notes.data])
  const reads = [signals, notes, mails]
  const missing = reads.filter(({ isError, data }) => isError && !data).length
  return {
    messages,
    pending: reads.some(({ isPending }) => isPending),
    failed: missing === reads.length,
    partial: missing > 0 && missing < reads.length,
    refetch: () => {
      for (const read of reads) if (read.isError) void read.refetch()
    },
    older: rest,
  }
}

const folded = new WeakMap<Message, string>()

/** Whether a message holds a text, in its title, sender or beginning (INBOX-02). `wanted` is folded already. */
export function holds(message: Message, wanted: string): boolean {
  const text = folded.get(message) ?? foldText(`${message.title} ${message.from ?? ''} ${message.preview}`)
  folded.set(message, text)
  return text.includes(wanted)
}
