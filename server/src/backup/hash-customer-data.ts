import { createHash } from 'node:crypto'
import { asc } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { findCustomerTables, streamRecords } from '../dossier/archive/customer-records.ts'
import type { FileStore } from '../files/file-store.ts'

function findFileKeys(row: Record<string, unknown>): string[] {
  const attachments = Array.isArray(row.attachments) ? (row.attachments as { fileKey?: string }[]) : []
  return [row.file_key, ...attachments.map(({ fileKey }) => fileKey)].filter(
    (key): key is string => typeof key === 'string',
  )
}

/** Hashes each customer's complete data: every column of every table, and every byte of every file. */
export async function hashCustomerData(db: Database, files: FileStore): Promise<Map<number, string>> {
  const tables = await findCustomerTables(db)
  const sums = new Map<number, string>()
  for (const { id } of await db.select({ id: customers.id }).from(customers).orderBy(asc(customers.id))) {
    const hash = createHash('sha256')
    for (const table of tables) {
      for await (const { raw } of streamRecords(db, table, id)) {
        hash.update(`${table.table}\n${JSON.stringify(raw)}\n`)
        for (const key of findFileKeys(raw)) {
          const content = await files.open(key)
          if (!content) hash.update('no file\n')
          else for await (const part of content.read()) hash.update(part as Buffer)
        }
      }
    }
    sums.set(id, hash.digest('hex'))
  }
  return sums
}
