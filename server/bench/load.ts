import { Agent, request } from 'node:http'

/** What one kind of work did under load. */
export interface Result {
  /** Times a second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p95: number
  p99: number
}

/** Work to be measured, by name. */
export type Work = Readonly<Record<string, () => Promise<unknown>>>

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Requests an address; an answer of another status than expected ends the run. */
export const ask = (url: string, headers: Record<string, string>, expected: number): Promise<void> =>
  new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode === expected) resolve()
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
    })
      .on('error', reject)
      .end()
  })

async function slice(
  work: () => Promise<unknown>,
  milliseconds: number,
  concurrency: number,
): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + milliseconds
  const run = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      await work()
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, run))
  return times
}

/** Repeats each kind of work in turn, in short slices, so that whatever else the machine does weighs on all alike. */
export async function measure(works: Work, rounds = 8, milliseconds = 500, concurrency = 16) {
  const times = new Map<string, number[]>(Object.keys(works).map((name) => [name, []]))
  for (const work of Object.values(works)) await slice(work, milliseconds, concurrency)
  for (let round = 0; round < rounds; round++) {
    for (const [name, work] of Object.entries(works)) {
      times.get(name)?.push(...(await slice(work, milliseconds, concurrency)))
    }
  }
  const results = new Map<string, Result>()
  for (const [name, taken] of times) {
    taken.sort((a, b) => a - b)
    const at = (share: number) => taken[Math.floor(taken.length * share)] ?? 0
    results.set(name, {
      rate: taken.length / ((rounds * milliseconds) / 1000),
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
    })
  }
  return results
}
