import { type StepResult, simulateCustomer } from '../bench/crowd/simulated-customer.ts'

export interface LoadResult {
  requests: number
  /** Responses other than 200 and 304, by status or error. */
  failed: Record<string, number>
  /** Median response time in milliseconds. */
  p50: number
  p99: number
  worst: number
}

export function summarizeResults(stepResults: readonly StepResult[]): LoadResult {
  const times = stepResults.map(({ durationMs }) => durationMs).sort((a, b) => a - b)
  const getPercentile = (percentile: number) =>
    Math.round(times[Math.min(Math.floor(times.length * percentile), times.length - 1)] ?? 0)
  const failureCounts: Record<string, number> = {}
  for (const { status } of stepResults)
    if (status !== 200 && status !== 304) failureCounts[status] = (failureCounts[status] ?? 0) + 1
  return {
    requests: stepResults.length,
    failed: failureCounts,
    p50: getPercentile(0.5),
    p99: getPercentile(0.99),
    worst: getPercentile(1),
  }
}

/** Prints a row per period. Returns whether no request failed. */
export function printLoadResults(results: Readonly<Record<string, LoadResult>>): boolean {
  console.table(
    Object.entries(results).map(([when, load]) => ({ when, ...load, failed: JSON.stringify(load.failed) })),
  )
  return Object.values(results).every(({ failed }) => Object.keys(failed).length === 0)
}

export function startSimulatedLoad(
  url: string,
  customers: readonly string[],
  atOnce: number,
): { stop(): Promise<StepResult[]> } {
  const stepResults: StepResult[] = []
  let isRunning = true
  let nextCustomer = 0
  const simulateUntilStopped = async () => {
    while (isRunning)
      stepResults.push(...(await simulateCustomer(url, customers[nextCustomer++ % customers.length] ?? '')))
  }
  const simulations = Promise.all(Array.from({ length: atOnce }, simulateUntilStopped))
  return {
    async stop() {
      isRunning = false
      await simulations
      return stepResults
    },
  }
}
