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

export function summarizeResults(answers: readonly StepResult[]): LoadResult {
  const times = answers.map(({ durationMs }) => durationMs).sort((a, b) => a - b)
  const getPercentile = (share: number) =>
    Math.round(times[Math.min(Math.floor(times.length * share), times.length - 1)] ?? 0)
  const failed: Record<string, number> = {}
  for (const { status } of answers)
    if (status !== 200 && status !== 304) failed[status] = (failed[status] ?? 0) + 1
  return {
    requests: answers.length,
    failed,
    p50: getPercentile(0.5),
    p99: getPercentile(0.99),
    worst: getPercentile(1),
  }
}

export function startSimulatedLoad(
  url: string,
  customers: readonly string[],
  atOnce: number,
): { stop(): Promise<StepResult[]> } {
  const answers: StepResult[] = []
  let isRunning = true
  let next = 0
  const simulateUntilStopped = async () => {
    while (isRunning)
      answers.push(...(await simulateCustomer(url, customers[next++ % customers.length] ?? '')))
  }
  const all = Promise.all(Array.from({ length: atOnce }, simulateUntilStopped))
  return {
    async stop() {
      isRunning = false
      await all
      return answers
    },
  }
}
