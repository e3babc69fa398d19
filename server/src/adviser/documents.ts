import { desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { documents } from '../database/tables/document.ts'
import { notFound } from '../http/http-error.ts'
import type { Actions } from './commands.ts'
import { lookedAt } from './looked-at.ts'
import { customerOf, firstRow } from './records.ts'

/** What customers sent, as the firm finds it: which documents there are, and each as it is. */
export function documentActions(context: Context): Pick<Actions, 'documents' | 'document'> {
  const { db, files } = context
  return {
    documents: async ({ tenant, customer: name }) => {
      const { customer } = await customerOf(context, tenant, name)
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
      const row = firstRow(await db.select().from(documents).where(eq(documents.id, document)))
      const content = await files.get(row.fileKey)
      if (!content) throw notFound()
      await lookedAt(context).file(row)
      return { name: row.name, mimeType: row.mimeType, base64: content.toString('base64') }
    },
  }
}
