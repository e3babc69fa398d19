import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { WholeContext } from './context.ts'
import type { Database, OpenDatabase } from './database/database.ts'
import type { FileStore } from './files/store.ts'
import type { Outbox } from './mail/mailer.ts'
import type { Streets } from './streets/streets.ts'

/** Address of who operates a demo. */
export const demoOperator = 'operator@portaal.example'

/** All that a demo puts in the place of what a real installation has, and adds to it. */
export interface DemoMode {
  /** Fills an empty database with firms and customers; one with firms is left as it is. */
  seed(database: Pick<OpenDatabase, 'db'>): Promise<void>
  /** A file store in which the demo's documents seem to be too. */
  withFiles(files: FileStore): FileStore
  /** The streets that are known without a service. */
  streets: Streets
  /** Where mails are kept, to be read at `/outbox`. */
  outbox(db: Database, clock: () => Date): Outbox
  /** Adds switches, outbox, the data service's stand-in and the pages about the API. */
  add(app: FastifyInstance, context: WholeContext): void
  /** Starts the provider of identities that its staff sign in with, as a process of its own; answers how to stop it. */
  startIdentities(config: Config): Promise<() => void>
  /** Writes what it has of a firm as a file for the firm API; for null the lenders of all firms. */
  writeRecords(tenant: string | null, path: string): Promise<void>
  /** What to tell who starts it: where to sign in and as whom. */
  signInHelp(addressOf: (tenant: string) => string, staffUrl: string): string
}

/** The demo, where the settings ask for one. Nothing else loads any of its code. */
export const demoMode = async ({ demo }: Pick<Config, 'demo'>): Promise<DemoMode | null> =>
  demo ? (await import('./demo/mode.ts')).demo : null
