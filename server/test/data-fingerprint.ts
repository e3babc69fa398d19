import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../src/database/database.ts'

const getRows = (result: unknown): Record<string, unknown>[] =>
  (result as { rows: Record<string, unknown>[] }).rows

/**
 * Calculates a hash that changes with any row of any table, except the given ones. Row hashes are counted and summed,
 * since sorting and joining them would be slower, and the test of all calls computes the hash hundreds of times.
 */
export async function calculateDatabaseFingerprint(
  db: Database,
  exceptTables: readonly string[] = [],
): Promise<string> {
  const tables = getRows(
    await db.execute(
      sql`select table_name from information_schema.tables where table_schema = 'public' order by 1`,
    ),
  )
    .map(({ table_name }) => String(table_name))
    .filter((name) => !exceptTables.includes(name))
  const tableFingerprints = tables.map(
    (table) =>
      sql`select ${table}::text as name, concat_ws(' ', count(*), sum(hashtextextended(t::text, 0)::numeric)) as print from ${sql.identifier(table)} t`,
  )
  const fingerprintRows = getRows(await db.execute(sql.join(tableFingerprints, sql` union all `)))
  return fingerprintRows.map(({ name, print }) => `${name} ${print}`).join('\n')
}

/** Returns a text that changes with any file of a store in memory: the key and hash of each file. */
export const calculateFilesFingerprint = (storedFiles: ReadonlyMap<string, Buffer>): string =>
  [...storedFiles]
    .map(([key, content]) => `${key} ${createHash('md5').update(content).digest('hex')}`)
    .sort()
    .join('\n')
