import { setTimeout as sleep } from 'node:timers/promises'
import { startServerProcess } from '../server-process.ts'
import { startLoad, summarizeResults } from '../simulated-load.ts'
import { signInHeaders, startFilledCluster } from './filled-cluster.ts'

/** Ten customers request a copy of their file at once: other customers' reads slow down by at most half. */
export async function testDossierRendering(): Promise<boolean> {
  const { cluster, customers } = await startFilledCluster(30)
  const server = await startServerProcess(cluster.url)
  const measureLoadUntil = async (until: () => Promise<boolean>) => {
    const running = startLoad(server.url, customers.slice(10), 1)
    // Polls only once a second, so that polling adds no load.
    while (!(await until())) await sleep(1000)
    return summarizeResults(await running.stop())
  }
  const began = performance.now()
  const before = await measureLoadUntil(async () => performance.now() - began > 8000)
  const asking = customers.slice(0, 10).map(async (name) => {
    const headers = { ...(await signInHeaders(server.url, name)), 'content-type': 'application/json' }
    const url = `${server.url}/api/zuider/customer/dossier`
    await fetch(url, { method: 'POST', headers, body: JSON.stringify({ kind: 'pdf', language: 'nl' }) })
    return async () => {
      const { data } = (await (await fetch(url, { headers })).json()) as { data: { state: string }[] }
      return data.every(({ state }) => state === 'ready')
    }
  })
  const readyChecks = await Promise.all(asking)
  const beside = await measureLoadUntil(async () =>
    (await Promise.all(readyChecks.map((isReady) => isReady()))).every(Boolean),
  )
  await server.stop()
  await cluster.stop()
  console.log('ten whole files drawn')
  console.table([
    { when: 'before', ...before, failed: JSON.stringify(before.failed) },
    { when: 'while they are drawn', ...beside, failed: JSON.stringify(beside.failed) },
  ])
  return beside.p99 <= before.p99 * 1.5 && Object.keys({ ...before.failed, ...beside.failed }).length === 0
}
