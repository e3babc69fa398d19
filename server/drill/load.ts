import { type Answered, beCustomer } from '../bench/crowd/customer.ts'

/** Effects on customers during an operation on the servers. */
export interface LoadResult {
  requests: number
  /** Responses other than 200 and 304, by status or error. */
  failed: Record<string, number>
  /** Milliseconds. */
  p50: number
  p99: number
  worst: number
}

/** Summary of several responses. */
export function summed(answers: readonly Answered[]): LoadResult {
  const times = answers.map(({ took }) => took).sort((a, b) => a - b)
  const at = (share: number) =>
    Math.round(times[Math.min(Math.floor(times.length * share), times.length - 1)] ?? 0)
  const failed: Record<string, number> = {}
  for (const { status } of answers)
    if (status !== 200 && status !== 304) failed[status] = (failed[status] ?? 0) + 1
  return { requests: answers.length, failed, p50: at(0.5), p99: at(0.99), worst: at(1) }
}

/** Simulates concurrent customers until `stop`, which returns their responses. */
export function startLoad(
  url: string,
  customers: readonly string[],
  atOnce: number,
): { stop(): Promise<Answered[]> } {
  const answers: Answered[] = []
  let wanted = true
  let next = 0
  const one = async () => {
    while (wanted) answers.push(...(await beCustomer(url, customers[next++ % customers.length] ?? '')))
  }
  const all = Promise.all(Array.from({ length: atOnce }, one))
  return {
    async stop() {
      wanted = false
      await all
      return answers
    },
  }
}
