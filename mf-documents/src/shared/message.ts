import type { Attachable } from '@portal/contract/mail'
import type { Note } from '@portal/contract/note'
import type { Signal } from '@portal/contract/signal'
import type { Id } from '@portal/contract/wire'
import { plainText } from '@portal/domain/format/plain-text'
import type { Viewable } from '@portal/remote-kit'

interface Common {
  /** Kind and identifier together: the message's name in addresses. */
  key: string
  id: Id
  title: string
  /**
   * Who wrote it, as a list says it; null where that is the firm itself. Somebody else than the firm goes by address,
   * since anybody can take any name.
   */
  from: string | null
  /** Whether the firm itself put it there, so that its name and face can be trusted. */
  isFromTenant: boolean
  /** Its first words, in plain text. */
  preview: string
  moment: string | null
  seen: boolean
  /** The firm waits for an answer to it. */
  wantsAnswer: boolean
}

/** Something in the inbox (INBOX-04): a mail, or a signal or note in plain text. */
export type Message = Common &
  (
    | { kind: 'mail'; mail: Attachable }
    | { kind: 'signal' | 'note'; text: string; documents: Note['documents'] }
  )

/** As what the server knows each kind when it is marked as seen, and when it is answered. */
export const viewableOf = {
  mail: 'attachable',
  signal: 'signal',
  note: 'note',
} as const satisfies Record<Message['kind'], Viewable>

/** Name of a sender without its address: 'Sanne Vermeulen <sanne@…>' is Sanne Vermeulen. */
export const senderName = (from: string | null): string | null =>
  from
    ?.replace(/\s*<[^>]*>\s*$/, '')
    .replace(/^"(.*)"$/, '$1')
    .trim() || null

/** Address of a sender: sanne@… of 'Sanne Vermeulen <sanne@…>'; null where there is none. */
export const senderAddress = (from: string | null): string | null => {
  const address = /<([^<>]*)>\s*$/.exec(from ?? '')?.[1] ?? from ?? ''
  return address.includes('@') ? address.trim() : null
}

const previews = new WeakMap<Attachable, string>()

/** Made when it is first looked at: an inbox of thousands shows a dozen. */
function previewOf(mail: Attachable): string {
  const known = previews.get(mail) ?? plainText(mail.child_instance?.content ?? '')
  previews.set(mail, known)
  return known
}

/** Who a list says that a mail is from. */
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
  isFromTenant: mail.child_instance?.sender === 'firm',
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

/** Newest first; what has no moment comes last. */
export const newestFirst = (one: { moment: string | null }, other: { moment: string | null }): number =>
  (Date.parse(other.moment ?? '') || 0) - (Date.parse(one.moment ?? '') || 0)

/** All messages together, newest first. */
export const messagesOf = (
  signals: readonly Signal[],
  notes: readonly Note[],
  mails: readonly Attachable[],
): Message[] => [...mails.map(ofMail), ...signals.map(ofSignal), ...notes.map(ofNote)].sort(newestFirst)
