import { login } from '@portal/contract/auth'
import { openPostgresDatabase } from '../../src/database/postgres-database.ts'
import { demoPassword } from '../../src/demo/seed-demo.ts'
import { createLog } from '../../src/log.ts'
import { type PostgresCluster, startPostgresCluster } from './cluster.ts'
import { insertCrowd } from './insert-crowd.ts'

/** Starts a Postgres server with customers. Returns their user names. */
export async function startFilledCluster(
  count: number,
): Promise<{ cluster: PostgresCluster; customers: string[] }> {
  const cluster = await startPostgresCluster()
  const database = await openPostgresDatabase(cluster.url, createLog({ logLevel: 'error' }))
  const customers = await insertCrowd(database.db, count)
  await database.close()
  return { cluster, customers }
}

export async function createSignInHeaders(url: string, username: string): Promise<{ authorization: string }> {
  const response = await fetch(`${url}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword, tenant: 'zuider' }),
  })
  const { access_token: token } = (await response.json()) as { access_token: string }
  return { authorization: `Bearer ${token}` }
}
