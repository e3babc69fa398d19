import type { SentMessage } from '@portal/contract/sent-message'
import { normalizeForSearch } from '@portal/domain/format/normalize-for-search'
import { type InboxMessage, modelByMessageKind } from '../shared/inbox-message.ts'

/** Key of a sent message in URLs. */
export const toSentMessageKey = ({ id }: SentMessage): string => `sent-${id}`

export const isSentMessageKey = (key: string | null): boolean => key?.startsWith('sent-') ?? false

export const isAnswerToMessage = (sent: SentMessage, message: Pick<InboxMessage, 'kind' | 'id'>): boolean =>
  sent.reply_to_type === modelByMessageKind[message.kind] && String(sent.reply_to_id) === String(message.id)

/** Whether subject, content or document names of a sent message contain a text. `wanted` is already normalised. */
export const isSentMessageMatch = ({ subject, message, documents }: SentMessage, wanted: string): boolean =>
  normalizeForSearch([subject, message, ...documents.map(({ name }) => name)].join(' ')).includes(wanted)
