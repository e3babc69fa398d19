import type { MailRecord } from '@portal/contract/mail'
import type { Note } from '@portal/contract/note'
import type { Signal } from '@portal/contract/signal'
import type { Id } from '@portal/contract/wire'
import { toPlainTextPreview } from '@portal/domain/format/plain-text'
import type { ModelWithSeenState } from '@portal/remote-kit'

interface InboxMessageFields {
  /** Kind and id; identifies the message in URLs. */
  key: string
  id: Id
  title: string
  /** Sender in lists; null for the tenant. Others are shown by e-mail address, since names can be forged. */
  from: string | null
  /** Whether the tenant sent the message, so that its name and avatar can be trusted. */
  isFromTenant: boolean
  /** Start of the message in plain text. */
  preview: string
  moment: string | null
  seen: boolean
  wantsAnswer: boolean
}

/** An item of the inbox (INBOX-04): a mail, or a signal or note in plain text. */
export type InboxMessage = InboxMessageFields &
  (
    | { kind: 'mail'; mail: MailRecord }
    | { kind: 'signal' | 'note'; text: string; documents: Note['documents'] }
  )

/** Name of each kind of message in requests that mark a message as seen or answer it. */
export const modelByMessageKind = {
  mail: 'attachable',
  signal: 'signal',
  note: 'note',
} as const satisfies Record<InboxMessage['kind'], ModelWithSeenState>

/** Returns the name in a sender such as 'Sanne Vermeulen <sanne@…>'; null if there is none. */
export const getSenderName = (from: string | null): string | null =>
  from
    ?.replace(/\s*<[^>]*>\s*$/, '')
    .replace(/^"(.*)"$/, '$1')
    .trim() || null

/** Returns the e-mail address in a sender such as 'Sanne Vermeulen <sanne@…>'; null if there is none. */
export const getSenderEmail = (from: string | null): string | null => {
  const address = /<([^<>]*)>\s*$/.exec(from ?? '')?.[1] ?? from ?? ''
  return address.includes('@') ? address.trim() : null
}

const previewByMail = new WeakMap<MailRecord, string>()

/**
 * Returns the preview of a mail. Previews are computed on demand, because an inbox may have thousands of mails of which
 * few are visible.
 */
function getMailPreview(mail: MailRecord): string {
  const known = previewByMail.get(mail) ?? toPlainTextPreview(mail.child_instance?.content ?? '')
  previewByMail.set(mail, known)
  return known
}

/** Sender of a mail as shown in lists. */
function getListedSender({ child_instance, created_by }: MailRecord): string | null {
  const from = child_instance?.from ?? created_by
  const address = child_instance?.sender === 'other' ? getSenderEmail(from) : null
  return address ?? getSenderName(from)
}

const convertMailToMessage = (mail: MailRecord): InboxMessage => ({
  kind: 'mail',
  key: `mail-${mail.id}`,
  id: mail.id,
  title: mail.child_instance?.subject ?? mail.name ?? '',
  from: getListedSender(mail),
  isFromTenant: mail.child_instance?.sender === 'tenant',
  get preview() {
    return getMailPreview(mail)
  },
  moment: mail.child_instance?.date ?? mail.created_at,
  seen: Boolean(mail.seen_by_customer),
  wantsAnswer: false,
  mail,
})

const convertSignalToMessage = (signal: Signal): InboxMessage => ({
  kind: 'signal',
  key: `signal-${signal.id}`,
  id: signal.id,
  title: signal.description ?? '',
  from: null,
  isFromTenant: true,
  preview: signal.customer_message ?? '',
  text: signal.customer_message ?? '',
  documents: [],
  moment: signal.created_at,
  seen: Boolean(signal.seen_by_customer),
  wantsAnswer: false,
})

const convertNoteToMessage = (note: Note): InboxMessage => ({
  kind: 'note',
  key: `note-${note.id}`,
  id: note.id,
  title: note.title ?? '',
  from: null,
  isFromTenant: true,
  preview: note.content ?? '',
  text: note.content ?? '',
  documents: note.documents,
  moment: note.datetime,
  seen: Boolean(note.seen_by_customer),
  wantsAnswer: Boolean(note.wants_answer) && !note.answered_at,
})

/** Sorts newest messages first and messages without a time last. */
export const compareNewestFirst = (
  one: { moment: string | null },
  other: { moment: string | null },
): number => (Date.parse(other.moment ?? '') || 0) - (Date.parse(one.moment ?? '') || 0)

/** Converts mails, signals and notes to messages, newest first. */
export const mergeMessages = (
  signals: readonly Signal[],
  notes: readonly Note[],
  mails: readonly MailRecord[],
): InboxMessage[] =>
  [
    ...mails.map(convertMailToMessage),
    ...signals.map(convertSignalToMessage),
    ...notes.map(convertNoteToMessage),
  ].sort(compareNewestFirst)
