import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'

/** What every area of the server works with. */
export interface Context {
  readonly config: Config
  readonly db: Database
  readonly log: Logger
  /** The time now; tests set it. */
  readonly clock: () => Date
  /** Key that signs access tokens. */
  readonly sessionKey: Uint8Array
}
