import type { CallBody } from '@portal/contract/call'
import type { sendMessage } from '@portal/contract/message'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { mails } from '../database/tables/mail.ts'
import { notes } from '../database/tables/note.ts'
import { signals } from '../database/tables/signal.ts'
import { createInvalidFieldsError, createNotFoundError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'

const answerableTablesByType = { attachable: mails, signal: signals, note: notes } as const

/**
 * Finds the item that a message answers, and marks a note as answered. Undefined if it answers none.
 * @throws HttpError 404 if the customer cannot see the item, 422 if only type or id is given
 */
export async function markAnsweredItem(
  db: Database,
  customerId: number,
  { reply_to_type, reply_to_id }: Pick<CallBody<typeof sendMessage>, 'reply_to_type' | 'reply_to_id'>,
  now: Date,
) {
  const [type, id] = [reply_to_type ?? null, reply_to_id ?? null]
  if (type === null && id === null) return {}
  if (type === null || id === null)
    throw createInvalidFieldsError({
      [type === null ? 'reply_to_type' : 'reply_to_id']: 'goes together with its other half',
    })
  const table = answerableTablesByType[type]
  const own = and(eq(table.customerId, customerId), eq(table.id, parseRecordId(id)))
  const shown = type === 'attachable' ? and(own, eq(mails.visible, true)) : own
  const [found] = await db.select({ id: table.id }).from(table).where(shown)
  if (!found) throw createNotFoundError()
  if (type === 'note')
    await db.update(notes).set({ answeredAt: now, adviserSeenAt: null }).where(eq(notes.id, found.id))
  return { replyToType: type, replyToId: found.id }
}
