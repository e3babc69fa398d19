// @module-tag full
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customers } from '../src/database/tables/customer.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { hashPassword } from '../src/sessions/password-hash.ts'
import { type Harness, startHarness } from './harness.ts'

const sampleCount = 200

let server: Harness
beforeAll(async () => {
  server = await startHarness((config) => ({
    ...config,
    limits: {
      failures: 1e6,
      window: 60,
      requestsPerMinute: 1e6,
      signInsPerMinute: 1e6,
      calculationsPerMinute: 1e6,
    },
  }))
  // The hashes of the test data are quicker to verify.
  const passwordHash = await hashPassword(demoPassword)
  await server.database.db.update(customers).set({ passwordHash }).where(eq(customers.username, 'emma'))
})
afterAll(() => server.close())

const calculateMedian = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function measureMedianTimes(url: string, createBody: (username: string) => object) {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let sampleIndex = 0; sampleIndex < sampleCount; sampleIndex++) {
    for (const kind of sampleIndex % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const payload = createBody(kind === 'known' ? 'emma' : 'nobody')
      const startTime = performance.now()
      await server.app.inject({ method: 'POST', url, payload })
      times[kind].push(performance.now() - startTime)
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  }
  return { known: calculateMedian(times.known), unknown: calculateMedian(times.unknown) }
}

test.runIf(process.env.PORTAL_TEST_TIMING)(
  `trust A6: medians of ${sampleCount} sign-ins and recoveries do not reveal whether a name is known`,
  async () => {
    const signIn = await measureMedianTimes('/auth/login', (username) => ({
      username,
      password: 'wrong',
      tenant: 'zuider',
    }))
    expect(Math.abs(signIn.known / signIn.unknown - 1)).toBeLessThan(0.1)
    const recovery = await measureMedianTimes('/api/zuider/customer/auth/recover/password', (username) => ({
      username,
    }))
    process.stdout.write(`${JSON.stringify({ signIn, recovery })}\n`)
    expect(Math.abs(recovery.known / recovery.unknown - 1)).toBeLessThan(0.1)
  },
  300_000,
)
