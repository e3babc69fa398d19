import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ServerProcess, startServer } from '../drill/server-process.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { demoPassword } from '../src/demo/seed.ts'
import { createLog } from '../src/log.ts'
import { startCluster } from './crowd/cluster.ts'
import { fillCrowd } from './crowd/people.ts'
import { ask } from './load.ts'
import { reads } from './reads.ts'

/**
 * What telemetry costs the five commonest reads: `pnpm bench:telemetry [times]`. A process without, one with metrics, and one with
 * traces of one request in a hundred besides, asked in turn; then three new ones, and so on, since processes of one kind differ by
 * three per cent and the first to start is the quickest. Told are the processor's time for a request, of which a busy process's
 * throughput is the inverse, and the time of a whole round, in which the database and this program have their share; both beside
 * the one without of the same three, the median of all and the two quartiles. Aim of metrics: 1.02.
 */
const times = Number(process.argv[2] ?? 15)
const rounds = 16
const requestsARound = 250
const atOnce = 8

const collector = createServer((request, response) => {
  request.resume()
  request.on('end', () => response.writeHead(200).end())
}).listen(0, '127.0.0.1')
await once(collector, 'listening')
const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
const metrics = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_METRIC_EXPORT_INTERVAL: '10000' }
const traces = { ...metrics, OTEL_TRACES_SAMPLER_ARG: '0.01' }

const cluster = await startCluster()
const database = await openPostgres(cluster.url, createLog({ logLevel: 'error' }))
const [customer = ''] = await fillCrowd(database.db, 4)
await database.close()

/** A process, what it costs to ask it once, and what that came to round by round. */
interface Candidate {
  kind: string
  server: ServerProcess
  headers: Record<string, string>
  processor: number[]
  whole: number[]
}

async function candidate(kind: string, settings: Record<string, string>): Promise<Candidate> {
  const server = await startServer(cluster.url, settings)
  const answer = await fetch(`${server.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: customer, password: demoPassword, tenant: 'zuider' }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return { kind, server, headers: { authorization: `Bearer ${token}` }, processor: [], whole: [] }
}
const paths = Object.values(reads).map(({ path }) => `/api/zuider/${path}`)

async function round({ server, headers, processor, whole }: Candidate): Promise<void> {
  const before = await server.used()
  const began = performance.now()
  let turn = 0
  const customerAtWork = async () => {
    while (turn < requestsARound) await ask(server.url + paths[turn++ % paths.length], headers, 200)
  }
  await Promise.all(Array.from({ length: atOnce }, customerAtWork))
  whole.push((performance.now() - began) / requestsARound)
  processor.push(((await server.used()).processor - before.processor) / requestsARound)
}

const median = (list: readonly number[], share = 0.5) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0
const kinds = Object.entries({ without: {}, metrics, traces })
const ratios = new Map<string, number[]>()

for (let nth = 0; nth < times; nth++) {
  const three: Candidate[] = []
  for (let at = 0; at < kinds.length; at++) {
    const [kind, settings] = kinds[(nth + at) % kinds.length] ?? ['', {}]
    three.push(await candidate(kind, settings))
  }
  for (let warm = 0; warm < 6; warm++) for (const each of three) await round(each)
  for (const each of three) each.processor.length = each.whole.length = 0
  for (let turn = 0; turn < rounds; turn++)
    for (let at = 0; at < three.length; at++) {
      const next = three[(turn + at) % three.length]
      if (next) await round(next)
    }
  const without = three.find(({ kind }) => kind === 'without')
  for (const { kind, ...took } of three)
    for (const what of ['processor', 'whole'] as const) {
      const name = `${kind}, ${what}`
      const ratio = median(took[what]) / median(without?.[what] ?? [])
      ratios.set(name, [...(ratios.get(name) ?? []), ratio])
    }
  await Promise.all(three.map(({ server }) => server.kill()))
  console.log(`${nth + 1} of ${times}: metrics ${ratios.get('metrics, processor')?.at(-1)?.toFixed(3)}`)
}
console.table(
  Object.fromEntries(
    [...ratios].map(([name, list]) => [
      name,
      Object.fromEntries([0.25, 0.5, 0.75].map((share) => [`at ${share}`, median(list, share).toFixed(3)])),
    ]),
  ),
)
collector.close()
await cluster.stop()
process.exit()
