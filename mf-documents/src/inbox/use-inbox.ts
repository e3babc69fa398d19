import { getMails, type MailRecord } from '@portal/contract/mail'
import { getNotes } from '@portal/contract/note'
import { getActiveSignals } from '@portal/contract/signal'
import { normalizeForSearch } from '@portal/domain/format/normalize-for-search'
import { createMailSearchText } from '@portal/domain/mail-search-text'
import { countUnseen } from '@portal/domain/to-do/to-do-counts'
import { useOlderMails, useRead } from '@portal/remote-kit'
import { useMemo } from 'react'
import { type InboxMessage, mergeMessages } from '../shared/inbox-message.ts'

/** Maximum length of a search text; the limit of the server. */
const maxSearchLength = 200

/** Maximum number of results of a search; the limit of the server. */
const maxFoundMails = 1000

const noMails: MailRecord[] = []

/** Mails that contain a text; the server searches (INBOX-02). Empty without a search text. */
function useMailSearch(search: string) {
  const found = useRead(
    getMails,
    { query: { search: search.slice(0, maxSearchLength), per_page: maxFoundMails, page: 1 } },
    { enabled: search !== '' },
  )
  return {
    found: (search !== '' && found.data?.data) || noMails,
    pending: search !== '' && found.isPending,
    failed: search !== '' && found.isError && !found.data,
    retry: () => void found.refetch(),
  }
}

/** Polling interval of the open inbox, in milliseconds. */
const inboxPollIntervalMs = 30_000

/**
 * All messages of the inbox. Mails beyond the first page are fetched on demand, or if they match the search. If one
 * kind fails, the others are still returned.
 */
export function useInbox(search: string) {
  const signals = useRead(getActiveSignals, undefined, { every: inboxPollIntervalMs })
  const notes = useRead(getNotes, undefined, { every: inboxPollIntervalMs })
  const mails = useRead(getMails, undefined, { every: inboxPollIntervalMs })
  const first = mails.data?.data
  const meta = mails.data?.meta
  const { older, ...rest } = useOlderMails(meta?.total, first?.length ?? 0)
  const { found, ...searching } = useMailSearch(search)
  const messages = useMemo(() => {
    const all = new Map([...found, ...older, ...(first ?? [])].map((mail) => [mail.id, mail]))
    return mergeMessages(signals.data?.data ?? [], notes.data?.data ?? [], [...all.values()])
  }, [first, older, found, signals.data, notes.data])
  const received = [...(signals.data?.data ?? []), ...(notes.data?.data ?? []), ...(first ?? [])]
  const reads = [signals, notes, mails]
  const missing = reads.filter(({ isError, data }) => isError && !data).length
  return {
    messages,
    /** Number of new messages, including those not fetched. */
    unseen: countUnseen(received, meta?.unseen_elsewhere),
    /** Whether any kind is still loading; the list is chronological, so it waits for all kinds. */
    pending: reads.some(({ isPending }) => isPending),
    /** Whether some messages come from a stored response of an earlier visit. */
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

const searchTextByMessage = new WeakMap<InboxMessage, string>()

const getMessageSearchText = (message: InboxMessage): string => {
  if (message.kind !== 'mail')
    return normalizeForSearch(
      [message.title, message.text, ...message.documents.map(({ name }) => name)].join(' '),
    )
  const { child_instance, created_by } = message.mail
  const attachments = child_instance?.data?.attachments.filter(({ inline }) => !inline)
  return createMailSearchText({
    ...child_instance,
    subject: message.title,
    from: child_instance?.from ?? created_by,
    attachments,
  })
}

/** Whether a message contains a text (INBOX-02). `wanted` is already normalised. */
export function isMessageMatch(message: InboxMessage, wanted: string): boolean {
  const words = searchTextByMessage.get(message) ?? getMessageSearchText(message)
  searchTextByMessage.set(message, words)
  return words.includes(wanted)
}
