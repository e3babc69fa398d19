import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { OpenDatabase } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

/**
 * Opens the database of the settings and migrates it.
 * @throws StartError if the folder is in use or broken, or Postgres does not respond
 */
export const openDatabase = (
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'databaseConnections'>,
  log: Logger,
): Promise<OpenDatabase> =>
  config.databaseUrl
    ? openPostgres(config.databaseUrl, log, config.databaseConnections)
    : openEmbedded(config.dataDir, log)
