import type { BrowserContext, Page, Route } from '@playwright/test'
import { reachable } from './reachable.ts'

/** Outcome of a read on a bad connection. */
type ReadOutcome = 'dropped' | 'refused' | 'cut' | 'late' | 'spared'

/** A sequence of outcomes, determined by the seed. */
function outcomesOf(seed: number): () => ReadOutcome {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const part = state / 2 ** 32
    if (part < 0.1) return 'dropped'
    if (part < 0.25) return 'refused'
    if (part < 0.35) return 'cut'
    return part < 0.6 ? 'late' : 'spared'
  }
}

async function cut(route: Route) {
  const response = await route.fetch(reachable(route.request()))
  const body = await response.text()
  return route.fulfill({ response, body: body.slice(0, body.length / 2) })
}

const meet: Record<ReadOutcome, (route: Route) => Promise<void>> = {
  dropped: (route) => route.abort('connectionreset'),
  refused: (route) => route.fulfill({ status: 502, json: {} }),
  cut,
  late: async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    return route.fallback()
  },
  spared: (route) => route.fallback(),
}

/** Lets reads fail at random, by a seed: dropped, rejected temporarily, truncated, delayed, or successful. */
export async function chaos(page: Page, seed: number): Promise<{ end(): void }> {
  const next = outcomesOf(seed)
  let going = true
  await page.route('**/api/**', (route) =>
    going && route.request().method() === 'GET' ? meet[next()](route) : route.fallback(),
  )
  return {
    end: () => {
      going = false
    },
  }
}

/**
 * A bad connection on which every journey must still succeed: writes are delayed and reads fail, but no read more than
 * twice, as often as the portal retries. A truncated response is not retried.
 */
export async function roughLine(context: BrowserContext, seed: number): Promise<void> {
  const next = outcomesOf(seed)
  const failed = new Map<string, number>()
  await context.route('**/api/**', (route) => {
    const request = route.request()
    if (request.method() !== 'GET') return meet.late(route)
    const fate = next()
    const before = failed.get(request.url()) ?? 0
    if (fate === 'late' || fate === 'spared' || before === 2) {
      failed.delete(request.url())
      return meet[fate === 'spared' ? 'spared' : 'late'](route)
    }
    failed.set(request.url(), before + 1)
    return meet[fate === 'cut' ? 'dropped' : fate](route)
  })
}
