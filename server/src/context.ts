import type { Logger } from 'pino'
import type { FileThreads } from './bsn-check/file-threads.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { ListenToChannel } from './database/listen.ts'
import type { ProcessLock } from './database/process-lock.ts'
import type { FileStore } from './files/file-store.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { PushKey } from './push/push-key.ts'
import type { ReadProof } from './sessions/proof/proof.ts'
import type { SessionReader } from './sessions/reader.ts'
import type { SessionKeys } from './sessions/session-keys.ts'
import type { FindStreet } from './streets/lookup.ts'
import type { Threads } from './threads/threads.ts'
import type { FrameTickets } from './widget-frame/tickets.ts'

/** Dependencies of every area of the server. */
export interface Context {
  readonly config: Config
  /** Database handle limited to the tenant of the current call; without a call it sees nothing. */
  readonly db: Database
  /** Runs a function, unless another process is running the same one. */
  readonly processLock: ProcessLock
  readonly log: Logger
  /** Current time; tests override it. */
  readonly clock: () => Date
  readonly files: FileStore
  /** Jobs after the response, mainly mails to customers. */
  readonly jobs: Jobs
  /** Runs long calculations in other threads. */
  readonly threads: Threads
  /** Reads customers' files in separate threads, so that a slow one does not delay calculations. */
  readonly fileThreads: FileThreads
  /** Looks up the street of a postcode with house number. */
  readonly findStreet: FindStreet
  /** Finds the customer of an access token. */
  readonly readSession: SessionReader
  /** Verifies a request's DPoP proof. */
  readonly readProof: ReadProof
  /** Keys of access tokens. */
  readonly sessionKeys: SessionKeys
  /** Key for push notices; null disables them. */
  readonly pushKey: PushKey | null
  /** Tickets that identify widget iframes. */
  readonly frames: FrameTickets
}

/**
 * Additional dependencies of code for all tenants: cleanup, nightly runs, releases, the demo, and staff commands, which
 * check roles. Handlers of customers' calls get a {@link Context}, and so cannot reach other tenants.
 */
export interface AllTenantsContext extends Context {
  /** Database handle with access to all tenants, as the tables' owner. */
  readonly everyTenant: Database
  /** Listens on a channel of the database. */
  readonly listen: ListenToChannel
}
