import type { SentMessage } from '@portal/contract/sent-message'
import { normalizeForSearch } from '@portal/domain/format/normalize-for-search'
import { type Message, viewableByKind } from '../shared/inbox-message.ts'

/** Key of a sent message in URLs. */
export const toSentKey = ({ id }: SentMessage): string => `sent-${id}`

export const isSentKey = (key: string | null): boolean => key?.startsWith('sent-') ?? false

/** Whether a sent message answers a received one. */
export const isAnswerTo = (sent: SentMessage, message: Pick<Message, 'kind' | 'id'>): boolean =>
  sent.reply_to_type === viewableByKind[message.kind] && String(sent.reply_to_id) === String(message.id)

/** Whether subject, content or document names of a sent message contain a text. `wanted` is already normalised. */
export const isSentMessageMatch = ({ subject, message, documents }: SentMessage, wanted: string): boolean =>
  normalizeForSearch([subject, message, ...documents.map(({ name }) => name)].join(' ')).includes(wanted)
