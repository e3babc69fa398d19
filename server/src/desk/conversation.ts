import {
  getConversation,
  postDeskMessage,
  postHandled,
  postInternalNote,
} from '@portal/contract/desk/conversation'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { doRecorded } from '../adviser/routes.ts'
import { documents } from '../database/tables/document.ts'
import { internalNotes, notes } from '../database/tables/note.ts'
import { tasks } from '../database/tables/task.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { recordId } from '../http/record-id.ts'
import { wireMoment } from '../wire-moment.ts'
import { customerOf } from './customer-of.ts'
import { type DeskParts, reading, writing } from './parts.ts'
import { damageScreen } from './waiting.ts'

/** So much of each side is told. */
const told = 200
const written = ['message', 'task_reply', 'lead'] as const

/** What is said between a firm and its customers, and within the firm about them. */
export function conversationCalls({ firm, context }: DeskParts): void {
  const { db } = context

  firm(getConversation, reading, async ({ params }) => {
    const { id } = await customerOf(db, params.id)
    const [sent, said, remarks] = await Promise.all([
      sentBy(id),
      db.select().from(notes).where(eq(notes.customerId, id)).orderBy(desc(notes.createdAt)).limit(told),
      db
        .select()
        .from(internalNotes)
        .where(eq(internalNotes.customerId, id))
        .orderBy(desc(internalNotes.createdAt))
        .limit(told),
    ])
    const all = [
      ...sent,
      ...said.map((note) => ({
        id: note.id,
        from: 'firm' as const,
        by: note.createdBy,
        at: note.createdAt.toISOString(),
        subject: note.title,
        text: note.content ?? '',
        documents: [],
        kind: null,
        seen_at: wireMoment(note.seenAt),
      })),
      ...remarks.map((note) => ({
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
    return { data: all.sort((a, b) => a.at.localeCompare(b.at)).slice(-told) }
  })

  async function sentBy(customerId: number) {
    const rows = await db
      .select({ item: tenantInbox, task: tasks.title })
      .from(tenantInbox)
      .leftJoin(tasks, eq(tasks.id, tenantInbox.taskId))
      .where(and(eq(tenantInbox.customerId, customerId), inArray(tenantInbox.kind, [...written])))
      .orderBy(desc(tenantInbox.createdAt))
      .limit(told)
    const wanted = rows.flatMap(({ item }) => item.documentIds)
    const files = await db
      .select({ id: documents.id, name: documents.name })
      .from(documents)
      .where(inArray(documents.id, wanted))
    const fileOf = new Map(files.map((file) => [file.id, file]))
    return rows.map(({ item, task }) => ({
      id: item.id,
      from: 'customer' as const,
      by: null,
      at: item.createdAt.toISOString(),
      subject: item.subject ?? task,
      text: item.content,
      documents: item.documentIds.flatMap((id) => fileOf.get(id) ?? []),
      kind:
        item.kind === 'message' && item.screen === damageScreen
          ? ('damage' as const)
          : (item.kind as 'message'),
      seen_at: wireMoment(item.handledAt),
    }))
  }

  firm(postDeskMessage, writing, async ({ person, tenant, params, body, source }) => {
    const { username } = await customerOf(db, params.id)
    const given = {
      tenant: tenant.code,
      customer: username,
      title: body.subject,
      content: body.text,
      answer: body.wants_answer,
    }
    await doRecorded(context, { person, command: 'message', given, source })
    return { data: { success: true } }
  })

  firm(postInternalNote, writing, async ({ person, tenant, params, body, source }) => {
    const { username } = await customerOf(db, params.id)
    const given = { tenant: tenant.code, customer: username, content: body.text }
    await doRecorded(context, { person, command: 'remark', given, source })
    return { data: { success: true } }
  })

  firm(postHandled, writing, async ({ person, params, source }) => {
    await doRecorded(context, { person, command: 'handle', given: { item: recordId(params.id) }, source })
    return { data: { success: true } }
  })
}
