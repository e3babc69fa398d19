import { startCluster } from '../bench/crowd/cluster.ts'
import { fillCrowd } from '../bench/crowd/people.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { createLog } from '../src/log.ts'
import { startBalancer } from './balancer.ts'
import { startLoad, summed } from './load.ts'
import { startServer } from './server-process.ts'

const log = createLog({ logLevel: 'error' })

/** Restarts each of two processes twice under load: not one request may fail. */
export async function rolling(): Promise<boolean> {
  const cluster = await startCluster()
  const database = await openPostgres(cluster.url, log)
  const customers = await fillCrowd(database.db, 60)
  await database.close()
  const balancer = await startBalancer()
  const servers = [await startServer(cluster.url), await startServer(cluster.url)]
  for (const { url } of servers) await balancer.add(url)

  const load = startLoad(balancer.url, customers, 8)
  const began = performance.now()
  for (const place of [0, 1, 0, 1]) {
    const old = servers[place]
    const code = await old?.stop()
    if (old) await balancer.remove(old.url)
    if (code !== 0) throw new Error(`a server stopped with ${code}`)
    const fresh = await startServer(cluster.url)
    await balancer.add(fresh.url)
    servers[place] = fresh
  }
  const seconds = (performance.now() - began) / 1000
  const met = summed(await load.stop())
  for (const server of servers) await server.stop()
  balancer.close()
  await cluster.stop()
  console.log(`four restarts of two processes in ${seconds.toFixed(0)} s, under load`)
  console.table([{ ...met, failed: JSON.stringify(met.failed) }])
  return Object.keys(met.failed).length === 0
}
