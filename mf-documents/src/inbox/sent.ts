import type { SentMessage } from '@portal/contract/sent-message'
import { foldText } from '@portal/domain/format/fold'
import { type Message, viewableOf } from '../shared/message.ts'

/** Name of something sent in addresses. */
export const sentKey = ({ id }: SentMessage): string => `sent-${id}`

/** Whether an address names something sent. */
export const isSentKey = (key: string | null): boolean => key?.startsWith('sent-') ?? false

/** Whether something sent answers a message of the inbox. */
export const answers = (sent: SentMessage, message: Pick<Message, 'kind' | 'id'>): boolean =>
  sent.reply_to_type === viewableOf[message.kind] && String(sent.reply_to_id) === String(message.id)

/** Whether something sent holds a text: in its subject, its words or the names of what went along. `wanted` is folded already. */
export const holdsSent = ({ subject, message, documents }: SentMessage, wanted: string): boolean =>
  foldText([subject, message, ...documents.map(({ name }) => name)].join(' ')).includes(wanted)
