import { type Cluster, startCluster } from '../../bench/crowd/cluster.ts'
import { fillCrowd } from '../../bench/crowd/people.ts'
import { openPostgres } from '../../src/database/postgres.ts'
import { demoPassword } from '../../src/demo/seed.ts'
import { createLog } from '../../src/log.ts'

/** A Postgres server with customers, for one fault. */
export async function filledCluster(count: number): Promise<{ cluster: Cluster; customers: string[] }> {
  const cluster = await startCluster()
  const database = await openPostgres(cluster.url, createLog({ logLevel: 'error' }))
  const customers = await fillCrowd(database.db, count)
  await database.close()
  return { cluster, customers: [...customers] }
}

/** Request headers of a signed-in customer. */
export async function signedIn(url: string, username: string): Promise<{ authorization: string }> {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword, tenant: 'zuider' }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return { authorization: `Bearer ${token}` }
}
