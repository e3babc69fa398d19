import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { startTelemetry } from '../../src/telemetry/start-telemetry.ts'

/** Starts a server process as in production, but without rate limits, because all load comes from one machine. */
await startTelemetry()
const { createServers } = await import('../../src/app.ts')
const { readConfig } = await import('../../src/config.ts')
const { openDatabase } = await import('../../src/database/open-database.ts')
const { channels } = await import('../../src/database/tables/build.ts')
const { createLog } = await import('../../src/log.ts')

const config = readConfig({
  LOG_LEVEL: 'error',
  SESSION_SECRET: 'the same in every process of this run',
  ...process.env,
})
const log = createLog(config)
const database = await openDatabase(config, log)
/** Enters a release of the shell, since the load balancer sends requests only to a server that has one. */
await database.db
  .insert(channels)
  .values({ name: 'shell', channel: 'live', hash: 'none' })
  .onConflictDoNothing()
const highLimits = { ...config.limits, requestsPerMinute: 1e9, signInsPerMinute: 1e9 }
const highQuotas = { ...config.quotas, customer: { ...config.quotas.customer, messages: 1e9 } }
const { app } = await createServers({
  config: { ...config, limits: highLimits, quotas: highQuotas },
  database,
  log,
})
process.send?.({ url: await app.listen({ port: 0, host: '127.0.0.1' }) })
const eventLoopDelay = monitorEventLoopDelay()
eventLoopDelay.enable()
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  const eventLoopDelayMs = eventLoopDelay.percentile(99) / 1e6
  eventLoopDelay.reset()
  process.send?.({
    memoryMegabytes: process.memoryUsage().rss / 1024 / 1024,
    processorMs: (user + system) / 1000,
    eventLoopDelayMs,
  })
})
process.on('SIGTERM', async () => {
  app.drain()
  await wait(config.drainSeconds * 1000)
  await app.close()
  await database.close()
  process.exit()
})
