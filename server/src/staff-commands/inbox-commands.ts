import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { getFirstRow } from '../database/first-row.ts'
import { customerSignals } from '../database/tables/customer-signal.ts'
import { documents } from '../database/tables/document.ts'
import { mails } from '../database/tables/mail.ts'
import { notes } from '../database/tables/note.ts'
import { tasks } from '../database/tables/task.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'
import { recordNews } from '../news/record-news.ts'
import { isWaitingForSignature } from '../signing/signing-request.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandActions } from './staff-commands.ts'

/** Sends a message to a customer, in the name of the staff member. */
export async function insertNote(
  context: CommandContext,
  note: Pick<typeof notes.$inferInsert, 'customerId' | 'title' | 'content' | 'wantsAnswer' | 'documentIds'>,
): Promise<{ id: number }> {
  const values = { ...note, createdBy: context.person.name, createdAt: context.clock() }
  const { id } = getFirstRow(await context.db.insert(notes).values(values).returning({ id: notes.id }))
  await recordNews(context, 'note', [{ ...note, id }])
  return { id }
}

/**
 * Locks the documents that a message attaches.
 * @throws HttpError 422 for a document that is not in the customer's file
 */
async function lockAttachedDocuments(
  db: Database,
  customerId: number,
  wanted: readonly number[],
): Promise<number[]> {
  const ids = [...new Set(wanted)]
  if (ids.length === 0) return ids
  const own = and(eq(documents.customerId, customerId), inArray(documents.id, ids))
  const found = await db.select({ id: documents.id }).from(documents).where(own).for('key share')
  if (found.length < ids.length)
    throw createInvalidFieldsError({ documents: 'names one that does not stand in this file' })
  return ids
}

export function createInboxCommands(context: CommandContext) {
  const { db, clock } = context
  const findRecordOwner = async (tenant: string, name: string) => ({
    customerId: (await context.findPermittedCustomer(tenant, name)).customer.id,
    createdAt: clock(),
  })
  return {
    task: async ({ tenant, customer, title, description, date }) => {
      const own = await findRecordOwner(tenant, customer)
      const { id } = getFirstRow(
        await db
          .insert(tasks)
          .values({ ...own, title, description, date })
          .returning({ id: tasks.id }),
      )
      await recordNews(context, 'task', [{ ...own, id }])
      return { id }
    },
    done: async ({ task }) => {
      await context.requirePermittedRecord(tasks, task)
      if (await isWaitingForSignature(db, task))
        throw createInvalidFieldsError({ task: 'asks for a signature' })
      return getFirstRow(
        await db
          .update(tasks)
          .set({ status: 'done', adviserSeenAt: clock() })
          .where(eq(tasks.id, task))
          .returning({ id: tasks.id, status: tasks.status }),
      )
    },
    message: async ({ tenant, customer, title, content, answer, attached }) => {
      const own = await findRecordOwner(tenant, customer)
      const documentIds = await lockAttachedDocuments(db, own.customerId, attached)
      return insertNote(context, { ...own, title, content, wantsAnswer: answer, documentIds })
    },
    signal: async ({ tenant, customer, description, message }) => {
      const own = await findRecordOwner(tenant, customer)
      const { id } = getFirstRow(
        await db
          .insert(customerSignals)
          .values({ ...own, description, customerMessage: message })
          .returning({ id: customerSignals.id }),
      )
      await recordNews(context, 'signal', [{ ...own, id }])
      return { id }
    },
    mail: async ({ tenant, customer: name, subject, html, from: sender, received, bulk }) => {
      const { tenantRow, customer } = await context.findPermittedCustomer(tenant, name)
      const to = customer.email ?? customer.username
      const { name: tenantName, contact_email, support_email } = tenantRow.tenant
      const from =
        sender ??
        `"${tenantName.replaceAll('"', '')}" <${contact_email ?? support_email ?? context.config.mailFrom}>`
      const origin = received ? ('received' as const) : ('tenant' as const)
      const values = {
        customerId: customer.id,
        createdAt: clock(),
        subject,
        content: html,
        from,
        to,
        origin,
        bulk,
      }
      const { id } = getFirstRow(
        await db
          .insert(mails)
          .values({ ...values, createdBy: from })
          .returning({ id: mails.id }),
      )
      if (!received && !bulk) await recordNews(context, 'mail', [{ ...values, id }])
      return { id }
    },
  } satisfies Partial<CommandActions>
}
