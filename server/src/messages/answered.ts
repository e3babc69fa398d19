import type { BodyOf } from '@portal/contract/call'
import type { sendMessage } from '@portal/contract/message'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { mails } from '../database/tables/mail.ts'
import { notes } from '../database/tables/note.ts'
import { signals } from '../database/tables/signal.ts'
import { invalid, notFound } from '../http/http-error.ts'
import { recordId } from '../http/record-id.ts'

const tables = { attachable: mails, signal: signals, note: notes } as const

/**
 * The inbox item that a message answers, marked as answered; nothing if it names none.
 * @throws HttpError 404 if it is not shown to the customer, 422 if only half of the reference is given
 */
export async function answeredBy(
  db: Database,
  customerId: number,
  { reply_to_type, reply_to_id }: Pick<BodyOf<typeof sendMessage>, 'reply_to_type' | 'reply_to_id'>,
  now: Date,
) {
  const [type, id] = [reply_to_type ?? null, reply_to_id ?? null]
  if (type === null && id === null) return {}
  if (type === null || id === null)
    throw invalid({ [type === null ? 'reply_to_type' : 'reply_to_id']: 'goes together with its other half' })
  const table = tables[type]
  const own = and(eq(table.customerId, customerId), eq(table.id, recordId(id)))
  const shown = type === 'attachable' ? and(own, eq(mails.visible, true)) : own
  const [found] = await db.select({ id: table.id }).from(table).where(shown)
  if (!found) throw notFound()
  if (type === 'note')
    await db.update(notes).set({ answeredAt: now, adviserSeenAt: null }).where(eq(notes.id, found.id))
  return { replyToType: type, replyToId: found.id }
}
