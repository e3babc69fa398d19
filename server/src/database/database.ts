import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type { Listen } from './listen.ts'
import type { ProcessLock } from './lock.ts'

/** The database, embedded or not: queries run on both. A transaction has the same type. */
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
  /** Access to all tenants as the tables' owner; never for customers' calls. */
  db: Database
  /** Access to the current tenant (`withinTenant`), with a role that sees no other. */
  ofTenant: Database
  /** As `atTenant`, read-only. */
  ofTenantReadOnly: Database
  /** Runs a function while no other process runs the same. */
  processLock: ProcessLock
  /** A tar of an embedded database as it is now; Postgres servers use their own programs. */
  copy?: () => Promise<Blob>
  /** Listens on a channel of the database. */
  listen: Listen
  /** For the job queues. */
  queues: QueueStore
  close(): Promise<void>
}
