import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { WholeContext } from './context.ts'
import type { Database, OpenDatabase } from './database/database.ts'
import type { FileStore } from './files/store.ts'
import type { Outbox } from './mail/mailer.ts'
import type { Streets } from './streets/streets.ts'

/** E-mail address of the demo's operator. */
export const demoOperator = 'operator@portaal.example'

/** What a demo replaces and adds. */
export interface DemoMode {
  /** Fills an empty database with tenants and customers; does nothing if there are tenants. */
  seed(database: Pick<OpenDatabase, 'db'>): Promise<void>
  /** A file store that also contains the demo's documents. */
  withFiles(files: FileStore): FileStore
  /** Streets known without a service. */
  streets: Streets
  /** Store of mails, shown at `/outbox`. */
  outbox(db: Database, clock: () => Date): Outbox
  /** Adds switches, outbox, the retrieval page and the API pages. */
  add(app: FastifyInstance, context: WholeContext): void
  /** Starts the demo's identity provider in a separate process; returns a function to stop it. */
  startIdentities(config: Config): Promise<() => void>
  /** Writes the records of a tenant as a file for the tenant API; for null the shared lenders. */
  writeRecords(tenant: string | null, path: string): Promise<void>
  /** Help text for starting: where to sign in and as whom. */
  signInHelp(addressOf: (tenant: string) => string, staffUrl: string): string
}

/** The demo mode if the settings enable it. Nothing else loads its code. */
export const demoMode = async ({ demo }: Pick<Config, 'demo'>): Promise<DemoMode | null> =>
  demo ? (await import('./demo/mode.ts')).demo : null
