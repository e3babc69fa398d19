import { createServers } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { seedDemo } from '../src/demo/seed-demo.ts'
import { createLog } from '../src/log.ts'

const defaultConfig = readConfig(process.env)
/** Quotas are disabled, since a hundred rounds send more in minutes than anyone in a day. */
const quotas = {
  customer: { ...defaultConfig.quotas.customer, messages: 1e6 },
  tenant: { ...defaultConfig.quotas.tenant, messages: 1e6 },
}
const config = { ...defaultConfig, quotas }
const log = createLog(config)
const database = await openDatabase(config, log)
await seedDemo(database)
const { app } = await createServers({ config, database, log })
process.stdout.write(`${await app.listen({ port: config.port, host: config.host })}\n`)
