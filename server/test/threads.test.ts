import { setImmediate as nextTurn } from 'node:timers/promises'
import { saveMortgages } from '@portal/contract/edit-form'
import { getRefinance } from '@portal/contract/refinance'
import { eq } from 'drizzle-orm'
import { Piscina } from 'piscina'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readInterestList } from '../src/advice/interest-list.ts'
import { lenderLabels } from '../src/database/tables/lender.ts'
import { allCalls } from '../src/documentation/calls.ts'
import { calculateRefinanceJson, validateBody } from '../src/threads/program.ts'
import { createThreads, type Threads } from '../src/threads/threads.ts'
import { type Harness, harness } from './harness.ts'
import { samples } from './samples.ts'
import { filled } from './send.ts'

let server: Harness
beforeAll(async () => {
  server = await harness()
})
afterAll(() => server.close())

/** Processor time of this thread in milliseconds, independent of other load. */
const taken = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Maximum processor time of this thread without a turn of the event loop, in milliseconds. */
async function longestTurn(work: Promise<unknown>): Promise<number> {
  let [longest, isDone, last] = [0, false, taken()]
  work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    await nextTurn()
    const now = taken()
    longest = Math.max(longest, now - last)
    last = now
  }
  await work
  return longest
}

/** The slowest comparison that fits in a request body. */
function longComparison() {
  const sample = samples.getRefinance?.().body as { loan_parts: object[] }
  const loan_parts = Array.from({ length: 50 }, (_, index) => ({
    ...sample.loan_parts[0],
    duration_in_months: 600 - index,
    current_amount: 180_000 + index,
  }))
  return { ...sample, step: 'refinance', new_interest_period_in_months: 360, loan_parts }
}

/** Adds two hundred products to the tenant's interest list. */
async function addProducts() {
  const { db } = server.database
  const [label] = await db.select().from(lenderLabels).where(eq(lenderLabels.id, 1))
  if (!label?.rates) throw new Error('the first label has no rates')
  const { id: _, ...product } = label
  const more = Array.from({ length: 200 }, (_, index) => ({ ...product, productId: `P${index}` }))
  await db.insert(lenderLabels).values(more)
}

test('trust E9: the longest calculation does not hold the thread that answers', {
  tags: 'full',
}, async () => {
  await addProducts()
  const body = longComparison()
  const token = await server.tokenOf('mila')
  const ask = async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/advice/refinance?key=zuider-oversluiten',
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    })
    expect(answer.json().data.result.refinance_proposals.length).toBeGreaterThan(200)
  }
  const input = v.parse(getRefinance.body, body)
  const products = await readInterestList(server.database.db)
  const times = { calculated: [] as number[], answered: [] as number[] }
  for (let round = 0; round < 3; round++) {
    const before = taken()
    calculateRefinanceJson({ input, products, today: '2026-11-21' })
    times.calculated.push(taken() - before)
    times.answered.push(await longestTurn(ask()))
  }
  expect(Math.min(...times.answered)).toBeLessThan(Math.min(...times.calculated) / 2)
})

test('trust E9: a large body is checked by another thread, a small one at once', {
  tags: 'full',
}, async () => {
  const run = vi.spyOn(Piscina.prototype, 'run')
  const token = await server.tokenOf('mila')
  const mortgages = (length: number) => ({ mortgages: Array(length).fill({ parts: [] }) })
  for (const [length, times] of [
    [20, 0],
    [2000, 1],
  ] as const) {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/zuider${saveMortgages.path}`,
      headers: { authorization: `Bearer ${token}` },
      payload: mortgages(length),
    })
    expect(answer.statusCode).toBe(422)
    expect(run).toHaveBeenCalledTimes(times)
  }
  run.mockRestore()
})

describe('a large body is checked as a small one is', () => {
  const threads = createThreads()
  afterAll(() => threads.end())
  const taking = allCalls.filter(
    ({ name, call }) => call.body && call.encoding !== 'multipart' && samples[name],
  )

  test.each(taking)('$name', { tags: 'full' }, async ({ name }) => {
    const body = { ...filled(samples[name]?.().body ?? {}, 'a-token'), unknown: 'x'.repeat(17_000) }
    const [aside, wrong] = await Promise.all([
      threads.run('validateBody', { call: name, body }),
      threads.run('validateBody', { call: name, body: [body] }),
    ])
    expect(aside).toEqual(validateBody({ call: name, body }))
    expect(wrong).toMatchObject({ refused: { status: 422 } })
  })
})

describe('what threads take', () => {
  const filename = new URL('./blocked-program.ts', import.meta.url).href
  const blocking = () => new Int32Array(new SharedArrayBuffer(8))
  const letGo = (gate: Int32Array) => {
    Atomics.store(gate, 1, 1)
    Atomics.notify(gate, 1)
  }
  /** Blocks a thread until the gate is opened. */
  const hold = (threads: Threads, gate: Int32Array) =>
    threads.run('calculateMaximumJson', { input: gate as never, today: '2026-11-21' })
  const quick = (threads: Threads) =>
    threads.run('calculateScenariosJson', { input: {} as never, today: '2026-11-21' })
  const busy = { status: 429, body: { error: 'busy' } }

  test('no more waits than may, and what waits is done when its turn comes', { tags: 'full' }, async () => {
    const threads = createThreads({ filename, threads: 1, waiting: 2 })
    const gate = blocking()
    const held = hold(threads, gate)
    await expect.poll(() => Atomics.load(gate, 0), { timeout: 10_000 }).toBe(1)
    const waiting = [quick(threads), quick(threads)]
    await expect(quick(threads)).rejects.toMatchObject(busy)
    letGo(gate)
    expect(await Promise.all([held, ...waiting])).toEqual(['done', 'done', 'done'])
    await threads.end()
  })

  test('trust E9: one that takes too long is ended, and its thread is there for others', {
    tags: 'full',
  }, async () => {
    const threads = createThreads({ filename, threads: 1, timeoutMs: 2_000 })
    await expect(hold(threads, blocking())).rejects.toMatchObject(busy)
    expect(await quick(threads)).toBe('done')
    await threads.end()
  })

  test('the end of the server ends what is under way', async () => {
    const threads = createThreads({ filename, threads: 1 })
    const gate = blocking()
    const held = expect(hold(threads, gate)).rejects.toThrow()
    await expect.poll(() => Atomics.load(gate, 0), { timeout: 10_000 }).toBe(1)
    await threads.end()
    await held
  })
})
