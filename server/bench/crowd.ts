import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/open.ts'
import { createLog } from '../src/log.ts'
import { startCluster } from './crowd/cluster.ts'
import { type Answered, beCustomer, steps } from './crowd/customer.ts'
import { fillCrowd } from './crowd/people.ts'

/**
 * How the server bears many customers at once, on a Postgres of its own: `pnpm bench:crowd [customers] [rounds]`. Each
 * signs in, gets the dashboard's reads, then the documents; one process against two, in turn.
 */
const [count, rounds] = [Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 3)]

interface Server {
  url: string
  memory(): Promise<number>
  stop(): void
}

async function startServer(databaseUrl: string): Promise<Server> {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'crowd/process.ts'), {
    env: { ...process.env, DATABASE_URL: databaseUrl, DEMO: 'false' },
  })
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return {
    url,
    memory: async () => {
      child.send('memory')
      const [{ memory }] = (await once(child, 'message')) as [{ memory: number }]
      return memory
    },
    stop: () => void child.kill('SIGTERM'),
  }
}

/** One crowd, all beginning at once, dealt out to the servers as a load balancer would. */
async function run(servers: readonly Server[], customers: readonly string[]) {
  const began = performance.now()
  const answers = await Promise.all(
    customers.map((name, index) => beCustomer(servers[index % servers.length]?.url ?? '', name)),
  )
  return { answers: answers.flat(), seconds: (performance.now() - began) / 1000 }
}

interface Run {
  answers: Answered[]
  seconds: number
}

function rows(name: string, runs: readonly Run[], memory: number) {
  const answers = runs.flatMap((one) => one.answers)
  const seconds = runs.reduce((sum, one) => sum + one.seconds, 0)
  return steps.map((step) => {
    const times = answers.filter((one) => one.step === step).map(({ took }) => took)
    times.sort((a, b) => a - b)
    const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
    const failed = answers.filter((one) => one.step === step && one.status !== 200 && one.status !== 304)
    const errors =
      failed.length === 0 ? 0 : `${failed.length}: ${[...new Set(failed.map(({ status }) => status))]}`
    const perSecond = Math.round(answers.length / seconds)
    return {
      processes: name,
      step,
      answers: times.length,
      errors,
      p50: at(0.5),
      p99: at(0.99),
      perSecond,
      memory: Math.round(memory),
    }
  })
}

const cluster = await startCluster()
const database = await openDatabase(
  readConfig({ DATABASE_URL: cluster.url, LOG_LEVEL: 'error' }),
  createLog({ logLevel: 'error' }),
)
const customers = await fillCrowd(database.db, count)
await database.close()
const servers = [await startServer(cluster.url), await startServer(cluster.url)]
const [first] = servers
const kinds = { one: first ? [first] : [], two: servers }
const runs: Record<keyof typeof kinds, Run[]> = { one: [], two: [] }
await run(servers, customers.slice(0, 10))
for (let round = 0; round < rounds; round++)
  for (const kind of ['one', 'two'] as const) runs[kind].push(await run(kinds[kind], customers))

const memory = await Promise.all(servers.map((server) => server.memory()))
console.table([
  ...rows('one', runs.one, memory[0] ?? 0),
  ...rows(
    'two',
    runs.two,
    memory.reduce((sum, one) => sum + one, 0),
  ),
])
const seconds = (kind: keyof typeof kinds) =>
  runs[kind].map((one) => one.seconds).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
console.log(
  `${count} customers at once: ${seconds('one').toFixed(1)} s with one process, ${seconds('two').toFixed(1)} s with two (${(seconds('one') / seconds('two')).toFixed(2)} ×)`,
)
for (const server of servers) server.stop()
await cluster.stop()
