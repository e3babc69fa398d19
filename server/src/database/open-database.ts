import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { OpenDatabase } from './database.ts'
import { openEmbeddedDatabase } from './embedded-database.ts'
import { openPostgresDatabase } from './postgres-database.ts'

/**
 * Opens the configured database and migrates it.
 * @throws StartError if the data folder is in use or damaged, or Postgres does not respond
 */
export const openDatabase = (
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'databaseConnections'>,
  log: Logger,
): Promise<OpenDatabase> =>
  config.databaseUrl
    ? openPostgresDatabase(config.databaseUrl, log, config.databaseConnections)
    : openEmbeddedDatabase(config.dataDir, log)
