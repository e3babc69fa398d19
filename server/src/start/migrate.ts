import { readConfig } from '../config.ts'
import { openDatabase } from '../database/open-database.ts'
import { openJobQueues } from '../jobs/jobs.ts'
import { createLog } from '../log.ts'
import { StartError } from '../start-error.ts'
import { exitWithError } from './exit-with-error.ts'

/**
 * Migrates the database and exits. This step is optional, since servers migrate when they start. Throws StartError if
 * no database is configured, the database does not respond, or a migration fails.
 */
async function migrateDatabase(): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  if (!config.databaseUrl)
    throw new StartError(
      'Set DATABASE_URL to the Postgres to migrate; an embedded database is migrated at each start.',
    )
  const log = createLog(config)
  const database = await openDatabase(config, log)
  const jobs = await openJobQueues(database.queues, log)
  await jobs.stop()
  await database.close()
  console.log('the database is as this version needs it')
}

migrateDatabase().catch(exitWithError)
