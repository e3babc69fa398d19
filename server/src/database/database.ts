import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type { ListenToPostgresChannel } from './listen-to-postgres-channel.ts'

/** Handle of Postgres, of the embedded database, or of a transaction. */
export type Database = PgDatabase<PgQueryResultHKT>

export type QueueStore = Omit<ConstructorOptions, 'schema'>

/** `close` waits for running queries and releases the data folder. */
export interface OpenDatabase {
  /** Has access to all tenants, as the owner of the tables. Never use it for customers' calls. */
  db: Database
  /** Sees only the tenant of `runWithinTenant`. */
  tenantDb: Database
  readOnlyTenantDb: Database
  /** Creates a tar of an embedded database. */
  copy?: () => Promise<Blob>
  listen: ListenToPostgresChannel
  queues: QueueStore
  close(): Promise<void>
}
