import fastify from 'fastify'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/open.ts'
import { seedDemo } from '../src/demo/seed.ts'
import { createLog } from '../src/log.ts'
import { reads } from './reads.ts'

const config = readConfig({
  SESSION_SECRET: 'a secret of this run, long enough',
  ...process.env,
  DEMO: 'false',
})
const log = createLog({ logLevel: 'silent' })
const database = await openDatabase(config, log)
await seedDemo(database)
const generous = { failures: 1e9, window: 60, requests: 1e9, signIns: 1e9, calculations: 1e9 }
const app = await createApp({ config: { ...config, limits: generous }, database, log })

const bare = fastify()
for (const [name, read] of Object.entries(reads)) bare.get(`/${name}`, () => read.bare(database.db, 1))

const addresses = { api: await app.listen({ port: 0 }), bare: await bare.listen({ port: 0 }) }
process.stdout.write(`${JSON.stringify(addresses)}\n`)
