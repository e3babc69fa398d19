import { getMails } from '@portal/contract/mail'
import { getNotes } from '@portal/contract/note'
import { getActiveSignals } from '@portal/contract/signal'
import { foldText } from '@portal/domain/format/fold'
import { mailWords } from '@portal/domain/mail-words'
import { unseenOf } from '@portal/domain/to-do/counts'
import { useOlderMails, useRead } from '@portal/remote-kit'
import { useMemo } from 'react'
import { type Message, messagesOf } from '../shared/message.ts'
import { useSearch } from './use-search.ts'

/** How often new messages are looked for while the inbox is open, in milliseconds. */
const every = 30_000

/**
 * All messages; those beyond the first page of mails once they are wanted, or found by what is looked for. A kind that
 * does not come leaves the others.
 */
export function useInbox(search: string) {
  const signals = useRead(getActiveSignals, undefined, { every })
  const notes = useRead(getNotes, undefined, { every })
  const mails = useRead(getMails, undefined, { every })
  const first = mails.data?.data
  const meta = mails.data?.meta
  const { older, ...rest } = useOlderMails(meta?.total, first?.length ?? 0)
  const { found, ...searching } = useSearch(search)
  const messages = useMemo(() => {
    const all = new Map([...found, ...older, ...(first ?? [])].map((mail) => [mail.id, mail]))
    return messagesOf(signals.data?.data ?? [], notes.data?.data ?? [], [...all.values()])
  }, [first, older, found, signals.data, notes.data])
  const received = [...(signals.data?.data ?? []), ...(notes.data?.data ?? []), ...(first ?? [])]
  const reads = [signals, notes, mails]
  const missing = reads.filter(({ isError, data }) => isError && !data).length
  return {
    messages,
    /** How many are new, those that were not fetched among them. */
    unseen: unseenOf(received, meta?.unseen_elsewhere),
    /** Whether any kind is still loading: they are in one list, in order of time. */
    pending: reads.some(({ isPending }) => isPending),
    /** Whether some of it is what was last seen, before this page. */
    before: reads.some(({ isPlaceholderData }) => isPlaceholderData),
    failed: missing === reads.length,
    partial: (missing > 0 && missing < reads.length) || searching.failed,
    refetch: () => {
      for (const read of reads) if (read.isError) void read.refetch()
      if (searching.failed) searching.retry()
    },
    older: { ...rest, pending: rest.pending || searching.pending },
  }
}

const folded = new WeakMap<Message, string>()

const wordsOf = (message: Message): string => {
  if (message.kind !== 'mail')
    return foldText([message.title, message.text, ...message.documents.map(({ name }) => name)].join(' '))
  const { child_instance, created_by } = message.mail
  const attachments = child_instance?.data?.attachments.filter(({ inline }) => !inline)
  return mailWords({
    ...child_instance,
    subject: message.title,
    from: child_instance?.from ?? created_by,
    attachments,
  })
}

/** Whether a message holds a text, anywhere in it (INBOX-02). `wanted` is folded already. */
export function holds(message: Message, wanted: string): boolean {
  const words = folded.get(message) ?? wordsOf(message)
  folded.set(message, words)
  return words.includes(wanted)
}
