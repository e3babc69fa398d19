import { startServerProcess } from '../drill/server-process.ts'
import { summarizeResults } from '../drill/simulated-load.ts'
import { startFilledCluster } from './crowd/filled-cluster.ts'
import { customerSteps, type StepResult, simulateCustomer } from './crowd/simulated-customer.ts'

/**
 * Load test: `pnpm bench:load [customers] [rounds]`. Two server processes use a temporary Postgres server; all
 * customers sign in, read the dashboard, and read the documents at the same time.
 */
const [count, rounds] = [Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 3)]

const { cluster, customers } = await startFilledCluster(count)
const servers = [await startServerProcess(cluster.url), await startServerProcess(cluster.url)]
/** Customers are distributed over both servers, as a load balancer does. */
const simulateCustomers = async (names: readonly string[]): Promise<StepResult[]> =>
  (
    await Promise.all(
      names.map((name, place) => simulateCustomer(servers[place % servers.length]?.url ?? '', name)),
    )
  ).flat()

await simulateCustomers(customers.slice(0, 10))
const stepResults: StepResult[] = []
const startTime = performance.now()
for (let round = 0; round < rounds; round++) stepResults.push(...(await simulateCustomers(customers)))
const seconds = (performance.now() - startTime) / 1000

const resultRows = customerSteps.map((step) => {
  const { failed, ...met } = summarizeResults(stepResults.filter((one) => one.step === step))
  return { step, ...met, failed: JSON.stringify(failed) }
})
console.table(resultRows)
console.table(await Promise.all(servers.map((server) => server.readUsage())))
console.log(
  `${count} customers at once: ${(seconds / rounds).toFixed(1)} s, ${Math.round(stepResults.length / seconds)} answers a second`,
)
for (const server of servers) await server.stop()
await cluster.stop()
