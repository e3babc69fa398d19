import type { Attachable } from '@portal/contract/mail'
import type { Note } from '@portal/contract/note'
import type { Signal } from '@portal/contract/signal'
import type { Id } from '@portal/contract/wire'
import { plainText } from '@portal/domain/format/plain-text'
import type { Viewable } from '@portal/remote-kit'

interface Common {
  /** Kind and id; identifies the message in addresses. */
  key: string
  id: Id
  title: string
  /** Sender for lists; null for the tenant. Others are shown by address, since names can be forged. */
  from: string | null
  /** Whether the tenant created it, so that its name and avatar can be trusted. */
  isFromTenant: boolean
  /** First words, in plain text. */
  preview: string
  moment: string | null
  seen: boolean
  /** Whether the tenant expects an answer. */
  wantsAnswer: boolean
}

/** An item of the inbox (INBOX-04): a mail, or a signal or note in plain text. */
export type Message = Common &
  (
    | { kind: 'mail'; mail: Attachable }
    | { kind: 'signal' | 'note'; text: string; documents: Note['documents'] }
  )

/** Kind of each message in calls that mark it as seen or answer it. */
export const viewableOf = {
  mail: 'attachable',
  signal: 'signal',
  note: 'note',
} as const satisfies Record<Message['kind'], Viewable>

/** Name of a sender: 'Sanne Vermeulen' of 'Sanne Vermeulen <sanne@…>'. */
export const senderName = (from: string | null): string | null =>
  from
    ?.replace(/\s*<[^>]*>\s*$/, '')
    .replace(/^"(.*)"$/, '$1')
    .trim() || null

/** Address of a sender: 'sanne@…' of 'Sanne Vermeulen <sanne@…>'; null if there is none. */
export const senderAddress = (from: string | null): string | null => {
  const address = /<([^<>]*)>\s*$/.exec(from ?? '')?.[1] ?? from ?? ''
  return address.includes('@') ? address.trim() : null
}

const previews = new WeakMap<Attachable, string>()

/** Computed lazily: an inbox may have thousands of messages, of which few are visible. */
function previewOf(mail: Attachable): string {
  const known = previews.get(mail) ?? plainText(mail.child_instance?.content ?? '')
  previews.set(mail, known)
  return known
}

/** Sender of a mail as listed. */
function listed({ child_instance, created_by }: Attachable): string | null {
  const from = child_instance?.from ?? created_by
  const address = child_instance?.sender === 'other' ? senderAddress(from) : null
  return address ?? senderName(from)
}

const ofMail = (mail: Attachable): Message => ({
  kind: 'mail',
  key: `mail-${mail.id}`,
  id: mail.id,
  title: mail.child_instance?.subject ?? mail.name ?? '',
  from: listed(mail),
  isFromTenant: mail.child_instance?.sender === 'tenant',
  get preview() {
    return previewOf(mail)
  },
  moment: mail.child_instance?.date ?? mail.created_at,
  seen: Boolean(mail.seen_by_customer),
  wantsAnswer: false,
  mail,
})

const ofSignal = (signal: Signal): Message => ({
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

const ofNote = (note: Note): Message => ({
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

/** Newest first; messages without a time last. */
export const newestFirst = (one: { moment: string | null }, other: { moment: string | null }): number =>
  (Date.parse(other.moment ?? '') || 0) - (Date.parse(one.moment ?? '') || 0)

/** All messages, newest first. */
export const messagesOf = (
  signals: readonly Signal[],
  notes: readonly Note[],
  mails: readonly Attachable[],
): Message[] => [...mails.map(ofMail), ...signals.map(ofSignal), ...notes.map(ofNote)].sort(newestFirst)
