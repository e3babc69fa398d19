import { desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { documents } from '../database/tables/document.ts'
import { createNotFoundError } from '../http/http-error.ts'
import type { CommandContext } from './command-context.ts'
import { getFirstRow } from './first-row.ts'
import { createSeenTimeRecorder } from './record-seen-times.ts'
import type { CommandActions } from './staff-commands.ts'

export function createDocumentCommands(
  context: CommandContext,
): Pick<CommandActions, 'documents' | 'document'> {
  const { db } = context
  return {
    documents: async ({ tenant, customer: name }) => {
      const { customer } = await context.findPermittedCustomer(tenant, name)
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
      await context.requirePermittedRecord(documents, document)
      const row = getFirstRow(await db.select().from(documents).where(eq(documents.id, document)))
      await createSeenTimeRecorder(context).recordDecision(row)
      return () => readDocumentContent(context, row)
    },
  }
}

/**
 * Reads the content of a document as base64.
 * @throws HttpError 404 if the file does not exist
 */
async function readDocumentContent(
  { files }: Pick<Context, 'files'>,
  { name, mimeType, fileKey }: typeof documents.$inferSelect,
) {
  const content = await files.get(fileKey)
  if (!content) throw createNotFoundError()
  return { name, mimeType, base64: content.toString('base64') }
}
