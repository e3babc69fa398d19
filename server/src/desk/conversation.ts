import {
  getConversation,
  getDeskInbox,
  postDeskMessage,
  postHandled,
  postInternalNote,
} from '@portal/contract/desk/conversation'
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import { doRecorded } from '../adviser/routes.ts'
import { internalNotes, notes } from '../database/tables/note.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { attachedTo } from '../documents/attached.ts'
import { recordId } from '../http/record-id.ts'
import { wireMoment } from '../wire-moment.ts'
import { customerMessages } from './customer-messages.ts'
import { customerOf } from './customer-of.ts'
import { takenUpBy } from './leads.ts'
import { namesOf } from './names.ts'
import { type DeskParts, reading, writing } from './parts.ts'
import { sentWaiting } from './waiting.ts'

/** Maximum number of messages from each side. */
const maxMessages = 200
/** Maximum number of waiting messages. */
const maxWaiting = 100

/** Calls for messages and internal notes. */
export function conversationCalls({ tenantCall, context }: DeskParts): void {
  const { db } = context

  tenantCall(getConversation, reading, async ({ params }) => {
    const { id } = await customerOf(db, params.id)
    const [sent, messages, remarks] = await Promise.all([
      customerMessages(
        db,
        and(eq(tenantInbox.customerId, id), inArray(tenantInbox.kind, ['message', 'task_reply', 'lead'])),
        { order: [desc(tenantInbox.createdAt), desc(tenantInbox.id)], limit: maxMessages },
      ),
      db
        .select()
        .from(notes)
        .where(eq(notes.customerId, id))
        .orderBy(desc(notes.createdAt), desc(notes.id))
        .limit(maxMessages),
      db
        .select()
        .from(internalNotes)
        .where(eq(internalNotes.customerId, id))
        .orderBy(desc(internalNotes.createdAt), desc(internalNotes.id))
        .limit(maxMessages),
    ])
    const attached = await attachedTo(db, id, messages)
    const all = [
      ...sent.toReversed().map(({ customerId: _, ...one }) => one),
      ...messages.toReversed().map((note) => ({
        id: note.id,
        from: 'tenant' as const,
        by: note.createdBy,
        at: note.createdAt.toISOString(),
        subject: note.title,
        text: note.content ?? '',
        documents: attached(note.documentIds),
        kind: null,
        seen_at: wireMoment(note.seenAt),
      })),
      ...remarks.toReversed().map((note) => ({
        id: note.id,
        from: 'note' as const,
        by: note.createdBy,
        at: note.createdAt.toISOString(),
        subject: null,
        text: note.content,
        documents: [],
        kind: null,
        seen_at: null,
      })),
    ]
    return { data: all.sort((a, b) => a.at.localeCompare(b.at)).slice(-maxMessages) }
  })

  tenantCall(getDeskInbox, reading, async () => {
    const which = or(sentWaiting.message, sentWaiting.damage, sentWaiting.lead)
    const sent = await customerMessages(db, which, {
      order: [asc(tenantInbox.createdAt), asc(tenantInbox.id)],
      limit: maxWaiting,
    })
    const nameOf = await namesOf(
      db,
      sent.map(({ customerId }) => customerId),
    )
    const takenBy = await takenUpBy(
      db,
      sent.flatMap(({ kind, id }) => (kind === 'lead' ? [Number(id)] : [])),
    )
    return {
      data: sent.map(({ customerId, ...message }) => ({
        ...message,
        customer: nameOf(customerId),
        taken_by: (message.kind === 'lead' && takenBy.get(Number(message.id))) || null,
      })),
    }
  })

  tenantCall(postDeskMessage, writing, async ({ person, tenant, params, body, source }) => {
    const { username } = await customerOf(db, params.id)
    const given = {
      tenant: tenant.code,
      customer: username,
      title: body.subject,
      content: body.text,
      answer: body.wants_answer,
      attached: body.documents.map(recordId),
    }
    await doRecorded(context, { person, command: 'message', given, source })
    return { data: { success: true } }
  })

  tenantCall(postInternalNote, writing, async ({ person, tenant, params, body, source }) => {
    const { username } = await customerOf(db, params.id)
    const given = { tenant: tenant.code, customer: username, content: body.text }
    await doRecorded(context, { person, command: 'remark', given, source })
    return { data: { success: true } }
  })

  tenantCall(postHandled, writing, async ({ person, params, source }) => {
    await doRecorded(context, { person, command: 'handle', given: { item: recordId(params.id) }, source })
    return { data: { success: true } }
  })
}
