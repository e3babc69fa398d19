import { setTimeout as sleep } from 'node:timers/promises'
import { createSignInHeaders, startFilledCluster } from '../../bench/crowd/filled-cluster.ts'
import { startServerProcess } from '../server-process.ts'
import { printLoadResults, startSimulatedLoad, summarizeResults } from '../simulated-load.ts'

/**
 * Ten customers request a copy of their data at the same time. Requests of other customers may become slower by half at
 * most.
 */
export async function testDossierRendering(): Promise<boolean> {
  const { cluster, customers } = await startFilledCluster(30)
  const server = await startServerProcess(cluster.url)
  const measureLoadUntil = async (isDone: () => Promise<boolean>) => {
    const load = startSimulatedLoad(server.url, customers.slice(10), 1)
    // Polling once a second adds hardly any load.
    while (!(await isDone())) await sleep(1000)
    return summarizeResults(await load.stop())
  }
  const startTime = performance.now()
  const loadBefore = await measureLoadUntil(async () => performance.now() - startTime > 8000)
  const requests = customers.slice(0, 10).map(async (name) => {
    const headers = { ...(await createSignInHeaders(server.url, name)), 'content-type': 'application/json' }
    const url = `${server.url}/api/zuider/customer/dossier`
    await fetch(url, { method: 'POST', headers, body: JSON.stringify({ kind: 'pdf', language: 'nl' }) })
    return async () => {
      const { data } = (await (await fetch(url, { headers })).json()) as { data: { state: string }[] }
      return data.every(({ state }) => state === 'ready')
    }
  })
  const readyChecks = await Promise.all(requests)
  const loadDuring = await measureLoadUntil(async () =>
    (await Promise.all(readyChecks.map((isReady) => isReady()))).every(Boolean),
  )
  await server.stop()
  await cluster.stop()
  console.log('ten whole files drawn')
  const noneFailed = printLoadResults({ before: loadBefore, 'while they are drawn': loadDuring })
  return noneFailed && loadDuring.p99 <= loadBefore.p99 * 1.5
}
