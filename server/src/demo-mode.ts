import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { AllTenantsContext } from './context.ts'
import type { Database, OpenDatabase } from './database/database.ts'
import type { FileStore } from './files/file-store.ts'
import type { StoreInOutbox } from './mail/mailer.ts'
import type { Streets } from './streets/streets.ts'

export const demoOperatorEmail = 'operator@portaal.example'

/** Parts of the server that a demo replaces or adds. */
export interface DemoMode {
  /** Fills an empty database with tenants and customers; does nothing if there are tenants. */
  seed(database: Pick<OpenDatabase, 'db'>): Promise<void>
  /** A file store that also contains the demo's documents. */
  withFiles(files: FileStore): FileStore
  /** Streets known without a lookup service. */
  streets: Streets
  /** Store of mails, shown at `/outbox`. */
  outbox(db: Database, clock: () => Date): StoreInOutbox
  /** Adds switches, outbox, the retrieval page and the API pages. */
  add(app: FastifyInstance, context: AllTenantsContext): void
  /** Starts the demo's identity provider in a separate process; returns a function to stop it. */
  startIdentities(config: Config): Promise<() => void>
  /** Writes the records of a tenant as a file for the tenant API; for null the shared lenders. */
  writeRecords(tenant: string | null, path: string): Promise<void>
  /** Returns help text for the start: where to sign in, and with which accounts. */
  signInHelp(addressOf: (tenant: string) => string, staffUrl: string): string
}

/** Loads the demo mode if the settings enable it. No other module loads its code. */
export const loadDemoMode = async ({ demo }: Pick<Config, 'demo'>): Promise<DemoMode | null> =>
  demo ? (await import('./demo/mode.ts')).demoMode : null
