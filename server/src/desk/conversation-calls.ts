import {
  addInternalNote,
  getConversation,
  getDeskInbox,
  markInboxItemHandled,
  sendMessageToCustomer,
} from '@portal/contract/desk/conversation'
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import { internalNotes, notes } from '../database/tables/note.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { findAttachedDocuments } from '../documents/attached-documents.ts'
import { parseRecordId } from '../http/record-id.ts'
import { toWireDateTime } from '../wire-date-time.ts'
import { findCustomerMessages } from './customer-messages.ts'
import { findCustomerNames, findCustomerOrFail } from './customer-names.ts'
import { type DeskDependencies, rolesWithReadAccess } from './desk-dependencies.ts'
import { findLeadAssignees } from './lead-calls.ts'
import { waitingItemConditions } from './work-queue-statements.ts'

/** Maximum number of messages in a conversation; the newest ones are shown. */
const maxMessages = 200
const maxUnhandledMessages = 100

export function registerConversationCalls({ tenantCall, commandCall, context }: DeskDependencies): void {
  const { db } = context

  tenantCall(getConversation, rolesWithReadAccess, async ({ params }) => {
    const { id } = await findCustomerOrFail(db, params.id)
    const [sent, messages, remarks] = await Promise.all([
      findCustomerMessages(
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
    const attached = await findAttachedDocuments(db, id, messages)
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
        seen_at: toWireDateTime(note.seenAt),
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

  tenantCall(getDeskInbox, rolesWithReadAccess, async () => {
    const isUnhandled = or(
      waitingItemConditions.message,
      waitingItemConditions.damage,
      waitingItemConditions.lead,
    )
    const sent = await findCustomerMessages(db, isUnhandled, {
      order: [asc(tenantInbox.createdAt), asc(tenantInbox.id)],
      limit: maxUnhandledMessages,
    })
    const getCustomerWithName = await findCustomerNames(
      db,
      sent.map(({ customerId }) => customerId),
    )
    const assigneeByLead = await findLeadAssignees(
      db,
      sent.flatMap(({ kind, id }) => (kind === 'lead' ? [Number(id)] : [])),
    )
    return {
      data: sent.map(({ customerId, ...message }) => ({
        ...message,
        customer: getCustomerWithName(customerId),
        taken_by: (message.kind === 'lead' && assigneeByLead.get(Number(message.id))) || null,
      })),
    }
  })

  commandCall(sendMessageToCustomer, 'message', ({ body }) => ({
    title: body.subject,
    content: body.text,
    answer: body.wants_answer,
    attached: body.documents.map(parseRecordId),
  }))
  commandCall(addInternalNote, 'remark', ({ body }) => ({ content: body.text }))
  commandCall(markInboxItemHandled, 'handle', ({ params }) => ({ item: parseRecordId(params.id) }))
}
