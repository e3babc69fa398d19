import { summed } from '../drill/load.ts'
import { startServer } from '../drill/server-process.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { createLog } from '../src/log.ts'
import { startCluster } from './crowd/cluster.ts'
import { type Answered, beCustomer, steps } from './crowd/customer.ts'
import { fillCrowd } from './crowd/people.ts'

/**
 * Load test of two server processes with many concurrent customers, on a separate Postgres: `pnpm bench:load
 * [customers] [rounds]`. Each customer signs in, reads the dashboard, then the documents.
 */
const [count, rounds] = [Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 3)]

const cluster = await startCluster()
const database = await openPostgres(cluster.url, createLog({ logLevel: 'error' }))
const customers = await fillCrowd(database.db, count)
await database.close()
const servers = [await startServer(cluster.url), await startServer(cluster.url)]
/** All customers start at once, distributed over the servers as by a load balancer. */
const crowd = async (names: readonly string[]): Promise<Answered[]> =>
  (
    await Promise.all(
      names.map((name, place) => beCustomer(servers[place % servers.length]?.url ?? '', name)),
    )
  ).flat()

await crowd(customers.slice(0, 10))
const answers: Answered[] = []
const began = performance.now()
for (let round = 0; round < rounds; round++) answers.push(...(await crowd(customers)))
const seconds = (performance.now() - began) / 1000

const rows = steps.map((step) => {
  const { failed, ...met } = summed(answers.filter((one) => one.step === step))
  return { step, ...met, failed: JSON.stringify(failed) }
})
console.table(rows)
console.table(await Promise.all(servers.map((server) => server.used())))
console.log(
  `${count} customers at once: ${(seconds / rounds).toFixed(1)} s, ${Math.round(answers.length / seconds)} answers a second`,
)
for (const server of servers) await server.stop()
await cluster.stop()
