import { setTimeout as sleep } from 'node:timers/promises'
import { onPostgres } from '../../src/backup/postgres.ts'
import { tenantInbox } from '../../src/database/tables/tenant-inbox.ts'
import { startServer } from '../server-process.ts'
import { filledCluster, signedIn } from './filled-cluster.ts'

/**
 * Postgres restarts while customers send messages: they get no worse than a 503, the server recovers by itself, and accepted
 * messages are stored.
 */
export async function postgresRestarts(): Promise<boolean> {
  const { cluster, customers } = await filledCluster(4)
  const server = await startServer(cluster.url, { LOG_LEVEL: 'silent' })
  const headers = await signedIn(server.url, customers[0] ?? '')
  const statuses: Record<string, number> = {}
  let taken = 0
  let wanted = true
  const writing = (async () => {
    for (let at = 0; wanted; at++) {
      const body = new FormData()
      body.append('message', `bericht ${at}`)
      body.append('screen', 'contact')
      const status = await fetch(`${server.url}/api/zuider/customer/customer/message`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': `message-${at}` },
        body,
      }).then(
        async (answer) => {
          await answer.body?.cancel()
          return answer.status
        },
        () => 'lost',
      )
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status === 200) taken++
    }
  })()
  await sleep(1000)
  await cluster.restart()
  await sleep(5000)
  wanted = false
  await writing
  const last = await fetch(`${server.url}/readyz`)
  const storedCount = await onPostgres(cluster.url, (db) => db.$count(tenantInbox))
  await server.stop()
  await cluster.stop()
  console.log(
    `Postgres restarts: ${JSON.stringify(statuses)}; ${taken} messages taken, ${storedCount} kept; ready again: ${last.status}`,
  )
  const hasExpectedStatuses = Object.keys(statuses).every((status) => ['200', '503'].includes(status))
  return hasExpectedStatuses && storedCount >= taken && taken > 0 && last.status === 200
}
