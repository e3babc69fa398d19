import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/open.ts'
import { seedDemo } from '../src/demo/seed.ts'
import { createLog } from '../src/log.ts'

const config = readConfig(process.env)
const log = createLog(config)
const database = await openDatabase(config, log)
await seedDemo(database)
const app = await createApp({ config, database, log })
process.stdout.write(`${await app.listen({ port: config.port, host: config.host })}\n`)
