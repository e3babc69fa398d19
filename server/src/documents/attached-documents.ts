import { inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { documents } from '../database/tables/document.ts'

/**
 * Finds documents that are attached to a customer's messages; shared documents of the tenant count too. Omits deleted
 * documents.
 */
export async function findAttachedDocuments(
  db: Database,
  customerId: number,
  messages: readonly { documentIds: readonly number[] }[],
): Promise<(ids: readonly number[]) => Pick<typeof documents.$inferSelect, 'id' | 'name'>[]> {
  const wanted = [...new Set(messages.flatMap(({ documentIds }) => documentIds))]
  if (wanted.length === 0) return () => []
  const rows = await db
    .select({ id: documents.id, name: documents.name, customerId: documents.customerId })
    .from(documents)
    .where(inArray(documents.id, wanted))
  const known = new Map(
    rows.flatMap(({ customerId: owner, ...file }) =>
      owner === null || owner === customerId ? [[file.id, file] as const] : [],
    ),
  )
  return (ids) => ids.flatMap((id) => known.get(id) ?? [])
}
