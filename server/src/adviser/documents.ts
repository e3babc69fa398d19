import { desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { documents } from '../database/tables/document.ts'
import { notFound } from '../http/http-error.ts'
import type { CommandContext } from './command-context.ts'
import type { Actions } from './commands.ts'
import { viewRecorder } from './record-view.ts'
import { firstRow } from './records.ts'

/** Commands to list and read customers' documents. */
export function documentActions(work: CommandContext): Pick<Actions, 'documents' | 'document'> {
  const { db } = work
  return {
    documents: async ({ tenant, customer: name }) => {
      const { customer } = await work.customer(tenant, name)
      const rows = await db
        .select()
        .from(documents)
        .where(eq(documents.customerId, customer.id))
        .orderBy(desc(documents.id))
      return rows.map(({ id, name, mimeType, size, createdAt, ...row }) => ({
        document: id,
        name,
        mimeType,
        size,
        createdAt,
        mortgage: row.mortgageId,
        item: row.mortgageProgressId,
        damage: row.damageId,
        task: row.taskId,
        screen: row.screen,
      }))
    },
    document: async ({ document }) => {
      await work.record(documents, document)
      const row = firstRow(await db.select().from(documents).where(eq(documents.id, document)))
      await viewRecorder(work).file(row)
      return () => contentOf(work, row)
    },
  }
}

/**
 * A document's content in base64.
 * @throws HttpError 404 if there is no such file
 */
async function contentOf(
  { files }: Pick<Context, 'files'>,
  { name, mimeType, fileKey }: typeof documents.$inferSelect,
) {
  const content = await files.get(fileKey)
  if (!content) throw notFound()
  return { name, mimeType, base64: content.toString('base64') }
}
