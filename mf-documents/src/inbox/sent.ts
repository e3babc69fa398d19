import type { SentMessage } from '@portal/contract/sent-message'
import { foldText } from '@portal/domain/format/fold'
import { type Message, viewableOf } from '../shared/message.ts'

/** Key of a sent message in addresses. */
export const sentKey = ({ id }: SentMessage): string => `sent-${id}`

/** Whether a key is of a sent message. */
export const isSentKey = (key: string | null): boolean => key?.startsWith('sent-') ?? false

/** Whether a sent message answers a received one. */
export const answers = (sent: SentMessage, message: Pick<Message, 'kind' | 'id'>): boolean =>
  sent.reply_to_type === viewableOf[message.kind] && String(sent.reply_to_id) === String(message.id)

/** Whether a sent message contains a text, in subject, content or document names. `wanted` is normalised already. */
export const holdsSent = ({ subject, message, documents }: SentMessage, wanted: string): boolean =>
  foldText([subject, message, ...documents.map(({ name }) => name)].join(' ')).includes(wanted)
