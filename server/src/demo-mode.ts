import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { AllTenantsContext } from './context.ts'
import type { Database, OpenDatabase } from './database/database.ts'
import type { FileStore } from './files/file-store.ts'
import type { StoreInOutbox } from './mail/mailer.ts'
import type { StreetSource } from './streets/street-source.ts'

export const demoOperatorEmail = 'operator@portaal.example'

/** Parts of the server that a demo adds or replaces. */
export interface DemoMode {
  /** Inserts the demo data, unless the database has tenants. */
  seed(database: Pick<OpenDatabase, 'db'>): Promise<void>
  /** Adds the demo's documents to a file store. */
  withFiles(files: FileStore): FileStore
  streets: StreetSource
  /** Creates a function that stores mails; `/outbox` shows these mails. */
  createOutbox(db: Database, clock: () => Date): StoreInOutbox
  /** Registers the routes of the demo: test switches, outbox, page for retrieving source data, and API pages. */
  registerRoutes(app: FastifyInstance, context: AllTenantsContext): void
  /** Starts the identity provider in another process. Returns a function that stops it. */
  startIdentityProvider(config: Config): Promise<() => void>
  /** Writes a tenant's records to a file for the tenant API; for null, the records of lenders. */
  writeRecords(tenant: string | null, path: string): Promise<void>
  /** Returns a text that tells where and with which accounts to sign in. */
  formatSignInHelp(getTenantUrl: (tenant: string) => string, staffUrl: string): string
}

/** Loads the code of the demo; null without demo mode. No other module loads that code. */
export const loadDemoMode = async ({ demo }: Pick<Config, 'demo'>): Promise<DemoMode | null> =>
  demo ? (await import('./demo/demo-mode-implementation.ts')).demoMode : null
