import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { login } from '@portal/contract/auth'
import { startBalancer } from '../drill/balancer.ts'
import { startServer, type Used } from '../drill/server-process.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { demoPassword } from '../src/demo/seed.ts'
import { createLog } from '../src/log.ts'
import { startCluster } from './crowd/cluster.ts'
import { dashboard } from './crowd/customer.ts'
import { fillCrowd } from './crowd/people.ts'

/**
 * Many customers at work for minutes, on a Postgres of its own, with two processes behind a proxy (Caddy where it is installed):
 * `pnpm bench:sustained [customers] [minutes]`. Each signs in, and then opens the dashboard every ten seconds. What is told: times,
 * lateness of the event loop and memory, minute by minute, the first of which has the sign-ins.
 */
const [count, minutes] = [Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 5)]
const everyMs = 10_000
const minuteMs = 60_000

/** A proxy in front of servers, as `deploy/Caddyfile` has it; answers its address and how to stop it. */
async function startProxy(servers: readonly string[]): Promise<{ url: string; close(): void }> {
  try {
    execFileSync('caddy', ['version'], { stdio: 'ignore' })
  } catch {
    const balancer = await startBalancer()
    for (const server of servers) await balancer.add(server)
    return balancer
  }
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'portal-caddy-')), 'Caddyfile')
  const upstreams = servers.map((server) => new URL(server).host).join(' ')
  writeFileSync(
    file,
    `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:4680 {\n\treverse_proxy ${upstreams} {\n\t\thealth_uri /readyz\n\t\thealth_interval 1s\n\t\tlb_policy least_conn\n\t}\n}\n`,
  )
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: 'ignore' })
  const url = 'http://127.0.0.1:4680'
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) await sleep(100)
  return { url, close: () => void child.kill() }
}

const cluster = await startCluster()
const database = await openPostgres(cluster.url, createLog({ logLevel: 'error' }))
const customers = await fillCrowd(database.db, count)
await database.close()
const servers = [await startServer(cluster.url), await startServer(cluster.url)]
const proxy = await startProxy(servers.map(({ url }) => url))

interface Minute {
  times: number[]
  failed: Record<string, number>
}
const told: Minute[] = Array.from({ length: minutes }, () => ({ times: [], failed: {} }))
const began = performance.now()
const minuteNow = () => told[Math.min(Math.floor((performance.now() - began) / minuteMs), minutes - 1)]

async function ask(at: string, init: RequestInit = {}): Promise<string> {
  const asked = performance.now()
  const { status, text } = await fetch(proxy.url + at, init).then(
    async (answer) => ({ status: String(answer.status), text: await answer.text() }),
    (error: Error) => ({ status: error.name, text: '' }),
  )
  const minute = minuteNow()
  minute?.times.push(performance.now() - asked)
  if (minute && status !== '200') minute.failed[status] = (minute.failed[status] ?? 0) + 1
  return text
}

async function customer(username: string, index: number): Promise<void> {
  await sleep((index / count) * everyMs)
  const signedIn = await ask(login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword, tenant: 'zuider' }),
  })
  const headers = { authorization: `Bearer ${JSON.parse(signedIn || '{}').access_token}` }
  while (performance.now() - began < minutes * minuteMs - everyMs) {
    await Promise.all(dashboard.map(({ url }) => ask(`/api/zuider${url}`, { headers })))
    await sleep(everyMs)
  }
}

const used: Used[][] = []
const watching = (async () => {
  for (let minute = 0; minute < minutes; minute++) {
    await sleep(minuteMs - 500)
    used.push(await Promise.all(servers.map((server) => server.used())))
  }
})()
await Promise.all(customers.map(customer))
await watching
console.table(
  told.map(({ times, failed }, minute) => {
    times.sort((a, b) => a - b)
    const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
    const ofEach = (what: keyof Used) =>
      (used[minute] ?? []).map((process) => Math.round(process[what])).join(' + ')
    return {
      requests: times.length,
      failed: JSON.stringify(failed),
      p50: at(0.5),
      p99: at(0.99),
      worst: Math.round(times.at(-1) ?? 0),
      'loop late, p99': ofEach('late'),
      'MB of each': ofEach('memory'),
    }
  }),
)
proxy.close()
for (const server of servers) await server.stop()
await cluster.stop()
process.exit()
