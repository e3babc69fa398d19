import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startServer } from '../drill/server-process.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { demoPassword } from '../src/demo/seed.ts'
import { createLog } from '../src/log.ts'
import { startCluster } from './crowd/cluster.ts'
import { fillCrowd } from './crowd/people.ts'
import { ask, measure } from './load.ts'
import { reads } from './reads.ts'

/** What telemetry costs the five commonest reads: a process that sends it, beside one that does not, in turn in one run. Aim: 1.02. */
const collector = createServer((request, response) => {
  request.resume()
  request.on('end', () => response.writeHead(200).end())
}).listen(0, '127.0.0.1')
await once(collector, 'listening')
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`

const cluster = await startCluster()
const database = await openPostgres(cluster.url, createLog({ logLevel: 'error' }))
const [customer = ''] = await fillCrowd(database.db, 4)
await database.close()
const off = await startServer(cluster.url)
const on = await startServer(cluster.url, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })

async function headersAt(url: string) {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: customer, password: demoPassword, tenant: 'zuider' }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return { authorization: `Bearer ${token}` }
}
const [offHeaders, onHeaders] = [await headersAt(off.url), await headersAt(on.url)]
const paths = Object.values(reads).map(({ path }) => `/api/zuider/${path}`)
let turn = 0
const next = () => paths[turn++ % paths.length] ?? ''
const results = await measure(
  {
    off: () => ask(off.url + next(), offHeaders, 200),
    on: () => ask(on.url + next(), onHeaders, 200),
  },
  Number(process.argv[2] ?? 40),
  500,
  8,
)
const rate = (which: string) => results.get(which)?.rate ?? 0
console.table(Object.fromEntries(results))
console.log(`throughput with telemetry: ${(rate('on') / rate('off')).toFixed(3)} of that without`)
await Promise.all([off.stop(), on.stop()])
collector.close()
await cluster.stop()
process.exit()
