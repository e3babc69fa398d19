import type { SQL } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * Returns the rows of a statement. The cast is needed because the result type of `execute` differs between Postgres and
 * the embedded database.
 */
export async function selectRows<R>(db: Database, statement: SQL): Promise<R[]> {
  const answer = (await db.execute(statement)) as unknown as { rows: R[] }
  return answer.rows
}
