import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type { ListenToChannel } from './listen.ts'
import type { ProcessLock } from './process-lock.ts'

/** A database handle for Postgres or the embedded database. A transaction has the same type. */
export type Database = PgDatabase<PgQueryResultHKT>

/** Access of the job queues to the database: separate connections, or the embedded one. */
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

/** An open database. `close` waits for running queries and releases the data folder. */
export interface OpenDatabase {
  /** Database handle with access to all tenants as the tables' owner; never used for customers' calls. */
  db: Database
  /** Database handle for the current tenant (`runWithinTenant`), with a role that sees no other tenant. */
  ofTenant: Database
  /** As `ofTenant`, read-only. */
  ofTenantReadOnly: Database
  /** Runs a function, unless another process is running the same one. */
  processLock: ProcessLock
  /** Creates a tar of an embedded database in its current state; Postgres servers use their own programs. */
  copy?: () => Promise<Blob>
  listen: ListenToChannel
  /** Database access of the job queues. */
  queues: QueueStore
  close(): Promise<void>
}
