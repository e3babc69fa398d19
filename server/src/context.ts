import type { Logger } from 'pino'
import type { FileThreads } from './bsn-check/file-threads.ts'
import type { Config } from './config.ts'
import type { Alone } from './database/alone.ts'
import type { Database } from './database/database.ts'
import type { Listen } from './database/listen.ts'
import type { FileStore } from './files/store.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { PushKey } from './push/key.ts'
import type { ReadProof } from './sessions/proof/proof.ts'
import type { SessionReader } from './sessions/reader.ts'
import type { SessionKeys } from './sessions/session-keys.ts'
import type { FindStreet } from './streets/lookup.ts'
import type { Threads } from './threads/threads.ts'
import type { FrameTickets } from './widget-frame/tickets.ts'

/** What every area of the server works with. */
export interface Context {
  readonly config: Config
  /** Of the firm that a call is for; outside of a call it sees nothing of any. */
  readonly db: Database
  /** Does something while no other process does the same. */
  readonly alone: Alone
  readonly log: Logger
  /** The time now; tests set it. */
  readonly clock: () => Date
  readonly files: FileStore
  /** What is done after an answer: mails to customers, above all. */
  readonly jobs: Jobs
  /** Works out what takes long, while this thread goes on answering. */
  readonly threads: Threads
  /** Reads customers' files, apart from what else is worked out: one that is made to take long holds up no calculation. */
  readonly fileThreads: FileThreads
  /** Looks up where a postcode with a house number is. */
  readonly findStreet: FindStreet
  /** Finds the customer behind an access token. */
  readonly readSession: SessionReader
  /** Reads the proof of a key that a request carries. */
  readonly readProof: ReadProof
  /** Keys behind access tokens. */
  readonly sessionKeys: SessionKeys
  /** The key that notices are sent to devices with; null: there are none here. */
  readonly pushKey: PushKey | null
  /** Tickets by which frames of widgets are known. */
  readonly frames: FrameTickets
}

/**
 * What looks after all firms works with besides: cleaning up, what is done at night, releases, the demo, and commands of staff,
 * which ask for a role. Handlers of customers' calls get a {@link Context}, and so cannot get at other firms.
 */
export interface WholeContext extends Context {
  /** Of all firms, as the owner of the tables. */
  readonly everyFirm: Database
  /** Hears what is told on a channel of the database. */
  readonly listen: Listen
}
