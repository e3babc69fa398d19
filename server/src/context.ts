import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { FileStore } from './files/store.ts'
import type { Post } from './mail/post.ts'

/** What every area of the server works with. */
export interface Context {
  readonly config: Config
  readonly db: Database
  readonly log: Logger
  /** The time now; tests set it. */
  readonly clock: () => Date
  readonly files: FileStore
  /** Sends mails to customers. */
  readonly post: Post
  /** Key that signs access tokens. */
  readonly sessionKey: Uint8Array
}
