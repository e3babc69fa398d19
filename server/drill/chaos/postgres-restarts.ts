import { setTimeout as sleep } from 'node:timers/promises'
import { createSignInHeaders, startFilledCluster } from '../../bench/crowd/filled-cluster.ts'
import { withPostgresConnection } from '../../src/backup/postgres-dump.ts'
import { tenantInbox } from '../../src/database/tables/tenant-inbox.ts'
import { startServerProcess } from '../server-process.ts'

/**
 * Restarts Postgres while customers send messages. Customers may see a 503, the server must recover by itself, and no
 * accepted message may be lost.
 */
export async function testPostgresRestarts(): Promise<boolean> {
  const { cluster, customers } = await startFilledCluster(4)
  const server = await startServerProcess(cluster.url, { LOG_LEVEL: 'silent' })
  const headers = await createSignInHeaders(server.url, customers[0] ?? '')
  const statuses: Record<string, number> = {}
  let acceptedMessageCount = 0
  let isRunning = true
  const messageSendingPromise = (async () => {
    for (let messageIndex = 0; isRunning; messageIndex++) {
      const body = new FormData()
      body.append('message', `bericht ${messageIndex}`)
      body.append('screen', 'contact')
      const status = await fetch(`${server.url}/api/zuider/customer/customer/message`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': `message-${messageIndex}` },
        body,
      }).then(
        async (response) => {
          await response.body?.cancel()
          return response.status
        },
        () => 'lost',
      )
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status === 200) acceptedMessageCount++
    }
  })()
  await sleep(1000)
  await cluster.restart()
  await sleep(5000)
  isRunning = false
  await messageSendingPromise
  const readyResponse = await fetch(`${server.url}/readyz`)
  const storedCount = await withPostgresConnection(cluster.url, (db) => db.$count(tenantInbox))
  await server.stop()
  await cluster.stop()
  console.log(
    `Postgres restarts: ${JSON.stringify(statuses)}; ${acceptedMessageCount} messages taken, ${storedCount} kept; ready again: ${readyResponse.status}`,
  )
  const hasExpectedStatuses = Object.keys(statuses).every((status) => ['200', '503'].includes(status))
  return (
    hasExpectedStatuses &&
    storedCount >= acceptedMessageCount &&
    acceptedMessageCount > 0 &&
    readyResponse.status === 200
  )
}
