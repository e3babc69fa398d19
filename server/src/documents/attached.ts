import { inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { documents } from '../database/tables/document.ts'

/** A document attached to a message. */
interface Attached {
  id: number
  name: string
}

/**
 * Documents attached to a customer's messages, including the tenant's shared ones; deleted ones and those of others are
 * omitted.
 */
export async function attachedTo(
  db: Database,
  customerId: number,
  messages: readonly { documentIds: readonly number[] }[],
): Promise<(ids: readonly number[]) => Attached[]> {
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
