import { sendMessage } from '@portal/contract/message'
import { eq } from 'drizzle-orm'
import { createSignInHeaders, startFilledCluster } from '../bench/crowd/filled-cluster.ts'
import { withPostgresConnection } from '../src/backup/postgres-dump.ts'
import { tenantInbox } from '../src/database/tables/tenant-inbox.ts'
import { startLoadBalancer } from './load-balancer.ts'
import { startServerProcess } from './server-process.ts'
import { type LoadResult, printLoadResults, startSimulatedLoad, summarizeResults } from './simulated-load.ts'

const messageContent = 'Sent while servers restart'

/** Sends messages as a customer until `stop`, which returns the number of responses by status. */
function startSendingMessages(url: string, username: string): { stop(): Promise<Record<string, number>> } {
  const statuses: Record<string, number> = {}
  let isRunning = true
  const sendUntilStopped = async () => {
    const headers = await createSignInHeaders(url, username)
    while (isRunning) {
      const body = new FormData()
      body.append('message', messageContent)
      body.append('screen', 'contact_formulier')
      const { status } = await fetch(`${url}/api/zuider${sendMessage.path}`, {
        method: 'POST',
        headers,
        body,
      }).catch((error: Error) => ({ status: error.message }))
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  const sending = sendUntilStopped()
  return {
    async stop() {
      isRunning = false
      await sending
      return statuses
    },
  }
}

export interface RestartEffects {
  reads: LoadResult
  /** Number of messages by response status or error name. */
  messages: Record<string, number>
  /** Number of messages in the database after the restarts. */
  storedMessageCount: number
}

export async function restartUnderLoad(serverIndexes: readonly number[]): Promise<RestartEffects> {
  const { cluster, customers } = await startFilledCluster(60)
  const balancer = await startLoadBalancer()
  const servers = [await startServerProcess(cluster.url), await startServerProcess(cluster.url)]
  for (const { url } of servers) await balancer.add(url)

  const load = startSimulatedLoad(balancer.url, customers, 8)
  const senders = customers.slice(0, 2).map((username) => startSendingMessages(balancer.url, username))
  for (const serverIndex of serverIndexes) {
    const oldServer = servers[serverIndex]
    const code = await oldServer?.stop()
    if (oldServer) await balancer.remove(oldServer.url)
    if (code !== 0) throw new Error(`a server stopped with ${code}`)
    const newServer = await startServerProcess(cluster.url)
    await balancer.add(newServer.url)
    servers[serverIndex] = newServer
  }
  const reads = summarizeResults(await load.stop())
  const messages: Record<string, number> = {}
  for (const sender of senders)
    for (const [status, count] of Object.entries(await sender.stop()))
      messages[status] = (messages[status] ?? 0) + count
  const storedMessageCount = await withPostgresConnection(cluster.url, (db) =>
    db.$count(tenantInbox, eq(tenantInbox.content, messageContent)),
  )
  for (const server of servers) await server.stop()
  balancer.close()
  await cluster.stop()
  return { reads, messages, storedMessageCount }
}

/** Restarts each of two servers twice under load. No request may fail, and no message may be lost. */
export async function testRollingRestart(): Promise<boolean> {
  const { reads, messages, storedMessageCount } = await restartUnderLoad([0, 1, 0, 1])
  const noneFailed = printLoadResults({ 'four restarts of two processes, under load': reads })
  console.log(`messages ${JSON.stringify(messages)}, ${storedMessageCount} stored`)
  const { 200: acceptedMessageCount = 0, ...failedMessages } = messages
  return noneFailed && Object.keys(failedMessages).length === 0 && storedMessageCount === acceptedMessageCount
}
