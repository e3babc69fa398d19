import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type { Alone } from './alone.ts'
import type { Listen } from './listen.ts'

/** The database, embedded or not: the same queries run on both. A transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT>

/**
 * How the queues of work reach the database: by connections of their own, or the one that an embedded database has; and what is
 * left out of looking after them.
 */
export type QueueStore = Pick<
  ConstructorOptions,
  | 'connectionString'
  | 'application_name'
  | 'max'
  | 'db'
  | 'backend'
  | 'migrate'
  | 'schedule'
  | 'supervise'
  | 'registerInstance'
>

/** An open database. `close` waits for what is running and frees the data folder. */
export interface OpenDatabase {
  /** For every firm, as the owner of the tables: for what looks after all of them, and never for a customer's call. */
  db: Database
  /** For the firm that something is done for right now (`inFirm`), and as a role that sees nothing of any other. */
  ofFirm: Database
  /** The same, for looking alone: nothing can be changed through it. */
  lookingAtFirm: Database
  /** Does something while no other process does the same. */
  alone: Alone
  /** A copy of an embedded database as it is now, as a tar; a Postgres server is copied by its own programs. */
  copy?: () => Promise<Blob>
  /** Hears what is told on a channel of the database. */
  listen: Listen
  /** For the queues of work. */
  queues: QueueStore
  close(): Promise<void>
}
