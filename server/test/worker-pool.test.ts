import { setImmediate as nextTurn } from 'node:timers/promises'
import { getRefinance } from '@portal/contract/refinance'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readInterestList } from '../src/advice/interest-rate-list.ts'
import { lenderLabels } from '../src/database/tables/lender.ts'
import { calculateRefinanceJson } from '../src/worker-threads/worker-functions.ts'
import { createWorkerPool, type WorkerPool } from '../src/worker-threads/worker-pool.ts'
import { callSamples } from './call-samples.ts'
import { type Harness, startHarness } from './harness.ts'

let server: Harness
beforeAll(async () => {
  server = await startHarness()
})
afterAll(() => server.close())

/** Returns the processor time of this thread in milliseconds, independent of other load. */
const getThreadCpuMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Measures the longest processor time between two turns of the event loop of this thread, in milliseconds. */
async function measureLongestTurnMs(task: Promise<unknown>): Promise<number> {
  let [longestTurnMs, isDone, previousMs] = [0, false, getThreadCpuMs()]
  task.finally(() => {
    isDone = true
  })
  while (!isDone) {
    await nextTurn()
    const currentMs = getThreadCpuMs()
    longestTurnMs = Math.max(longestTurnMs, currentMs - previousMs)
    previousMs = currentMs
  }
  await task
  return longestTurnMs
}

/** Creates the slowest comparison that fits in a request body. */
function createLongComparison() {
  const sampleBody = callSamples.getRefinance?.().body as { loan_parts: object[] }
  const loan_parts = Array.from({ length: 50 }, (_, index) => ({
    ...sampleBody.loan_parts[0],
    duration_in_months: 600 - index,
    current_amount: 180_000 + index,
  }))
  return { ...sampleBody, step: 'refinance', new_interest_period_in_months: 360, loan_parts }
}

/** Adds two hundred products to the tenant's interest list. */
async function addInterestProducts() {
  const { db } = server.database
  const [label] = await db.select().from(lenderLabels).where(eq(lenderLabels.id, 1))
  if (!label?.rates) throw new Error('the first label has no rates')
  const { id: _, ...product } = label
  const addedProducts = Array.from({ length: 200 }, (_, index) => ({ ...product, productId: `P${index}` }))
  await db.insert(lenderLabels).values(addedProducts)
}

test('trust E9: the longest calculation does not block the main thread', {
  tags: 'full',
}, async () => {
  await addInterestProducts()
  const body = createLongComparison()
  const token = await server.getAccessToken('mila')
  const requestComparison = async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/advice/refinance?key=zuider-oversluiten',
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    })
    expect(response.json().data.result.refinance_proposals.length).toBeGreaterThan(200)
  }
  const input = v.parse(getRefinance.body, body)
  const products = await readInterestList(server.database.db)
  const times = { calculated: [] as number[], answered: [] as number[] }
  for (let round = 0; round < 3; round++) {
    const cpuMsBefore = getThreadCpuMs()
    calculateRefinanceJson({ input, products, today: '2026-11-21' })
    times.calculated.push(getThreadCpuMs() - cpuMsBefore)
    times.answered.push(await measureLongestTurnMs(requestComparison()))
  }
  expect(Math.min(...times.answered)).toBeLessThan(Math.min(...times.calculated) / 2)
})

describe('the worker threads', () => {
  const filename = new URL('./blocked-thread-functions.ts', import.meta.url).href
  const createLatch = () => new Int32Array(new SharedArrayBuffer(8))
  const releaseLatch = (latch: Int32Array) => {
    Atomics.store(latch, 1, 1)
    Atomics.notify(latch, 1)
  }
  /** Keeps a thread busy until the latch is released. */
  const runUntilLatchReleased = (workerPool: WorkerPool, latch: Int32Array) =>
    workerPool.run('calculateMaximumMortgageJson', { input: latch as never, today: '2026-11-21' })
  const runQuickCalculation = (workerPool: WorkerPool) =>
    workerPool.run('calculateScenariosJson', { input: {} as never, today: '2026-11-21' })
  const busyError = { status: 429, body: { error: 'busy' } }

  test('queue a limited number of tasks, and run each when its turn comes', { tags: 'full' }, async () => {
    const workerPool = createWorkerPool({ filename, maxThreads: 1, waiting: 2 })
    const latch = createLatch()
    const blockedTask = runUntilLatchReleased(workerPool, latch)
    await expect.poll(() => Atomics.load(latch, 0), { timeout: 10_000 }).toBe(1)
    const waitingTasks = [runQuickCalculation(workerPool), runQuickCalculation(workerPool)]
    await expect(runQuickCalculation(workerPool)).rejects.toMatchObject(busyError)
    releaseLatch(latch)
    expect(await Promise.all([blockedTask, ...waitingTasks])).toEqual(['done', 'done', 'done'])
    await workerPool.end()
  })

  test('trust E9: end a task that takes too long, and serve others', {
    tags: 'full',
  }, async () => {
    const workerPool = createWorkerPool({ filename, maxThreads: 1, timeoutMs: 2_000 })
    await expect(runUntilLatchReleased(workerPool, createLatch())).rejects.toMatchObject(busyError)
    expect(await runQuickCalculation(workerPool)).toBe('done')
    await workerPool.end()
  })

  test('end pending tasks when the server stops', async () => {
    const workerPool = createWorkerPool({ filename, maxThreads: 1 })
    const latch = createLatch()
    const blockedTask = expect(runUntilLatchReleased(workerPool, latch)).rejects.toThrow()
    await expect.poll(() => Atomics.load(latch, 0), { timeout: 10_000 }).toBe(1)
    await workerPool.end()
    await blockedTask
  })
})
