import { setTimeout as sleep } from 'node:timers/promises'
import { startLoad, summed } from '../load.ts'
import { startServer } from '../server-process.ts'
import { filledCluster, signedIn } from './filled-cluster.ts'

/** Ten customers request their whole file at once: reads of others slow down by at most half. */
export async function dossiersRendered(): Promise<boolean> {
  const { cluster, customers } = await filledCluster(30)
  const server = await startServer(cluster.url)
  const load = async (until: () => Promise<boolean>) => {
    const running = startLoad(server.url, customers.slice(10), 1)
    // Polls once a second, to add no load.
    while (!(await until())) await sleep(1000)
    return summed(await running.stop())
  }
  const began = performance.now()
  const before = await load(async () => performance.now() - began > 8000)
  const asking = customers.slice(0, 10).map(async (name) => {
    const headers = { ...(await signedIn(server.url, name)), 'content-type': 'application/json' }
    const url = `${server.url}/api/zuider/customer/dossier`
    await fetch(url, { method: 'POST', headers, body: JSON.stringify({ kind: 'pdf', language: 'nl' }) })
    return async () => {
      const { data } = (await (await fetch(url, { headers })).json()) as { data: { state: string }[] }
      return data.every(({ state }) => state === 'ready')
    }
  })
  const readyChecks = await Promise.all(asking)
  const beside = await load(async () =>
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
