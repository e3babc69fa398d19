import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Alone } from './alone.ts'

/** The database, embedded or not: the same queries run on both. A transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An open database. `close` waits for what is running and frees the data folder. */
export interface OpenDatabase {
  db: Database
  /** Does something while no other process does the same. */
  alone: Alone
  close(): Promise<void>
}
