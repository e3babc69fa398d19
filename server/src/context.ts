import type { Logger } from 'pino'
import type { FileCheckThreads } from './bsn-check/file-check-threads.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { ListenToPostgresChannel } from './database/listen-to-postgres-channel.ts'
import type { FileStore } from './files/file-store.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { PushKey } from './push/push-key.ts'
import type { DpopProofReader } from './sessions/proof/dpop-proof.ts'
import type { SessionKeys } from './sessions/session-keys.ts'
import type { SessionReader } from './sessions/session-reader.ts'
import type { StreetLookup } from './streets/street-lookup.ts'
import type { WidgetIframeTickets } from './widget-iframe/widget-iframe-tickets.ts'
import type { WorkerPool } from './worker-threads/worker-pool.ts'

/** Dependencies of all request handlers. */
export interface Context {
  readonly config: Config
  /** Database handle that sees only the tenant of the current call; outside of a call it sees nothing. */
  readonly db: Database
  readonly log: Logger
  readonly clock: () => Date
  readonly files: FileStore
  readonly jobs: Jobs
  readonly workerPool: WorkerPool
  /** Separate from `workerPool`, so that slow files do not delay calculations. */
  readonly fileCheckThreads: FileCheckThreads
  readonly findStreet: StreetLookup
  readonly readSession: SessionReader
  readonly readProof: DpopProofReader
  readonly sessionKeys: SessionKeys
  /** Key for push notices; null if push notices are disabled. */
  readonly pushKey: PushKey | null
  readonly frames: WidgetIframeTickets
}

/**
 * Context of code that works for all tenants, such as nightly runs and staff commands. Handlers of customers' calls get
 * only {@link Context}.
 */
export interface AllTenantsContext extends Context {
  /** Database handle of the tables' owner, which has access to all tenants. */
  readonly allTenantsDb: Database
  readonly listen: ListenToPostgresChannel
}
