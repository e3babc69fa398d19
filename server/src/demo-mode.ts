import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { AllTenantsContext } from './context.ts'
import type { Database, OpenDatabase } from './database/database.ts'
import type { FileStore } from './files/file-store.ts'
import type { StoreInOutbox } from './mail/mailer.ts'
import type { Streets } from './streets/streets.ts'

export const demoOperatorEmail = 'operator@portaal.example'

/** Parts of the server that a demo adds or replaces. */
export interface DemoMode {
  /** Does nothing if the database has tenants. */
  seed(database: Pick<OpenDatabase, 'db'>): Promise<void>
  /** Adds the demo's documents to a file store. */
  withFiles(files: FileStore): FileStore
  /** Streets that need no lookup service. */
  streets: Streets
  /** Stores mails, which are shown at `/outbox`. */
  outbox(db: Database, clock: () => Date): StoreInOutbox
  /** Registers switches, outbox, retrieval page and API pages. */
  registerRoutes(app: FastifyInstance, context: AllTenantsContext): void
  /** Starts the identity provider in another process. Returns a function that stops it. */
  startIdentityProvider(config: Config): Promise<() => void>
  /** Writes a tenant's records as a file for the tenant API; for null the lenders. */
  writeRecords(tenant: string | null, path: string): Promise<void>
  /** Text that tells where to sign in with which accounts. */
  signInHelp(addressOf: (tenant: string) => string, staffUrl: string): string
}

/** No other module loads the code of the demo. */
export const loadDemoMode = async ({ demo }: Pick<Config, 'demo'>): Promise<DemoMode | null> =>
  demo ? (await import('./demo/mode.ts')).demoMode : null
