import type { BrowserContext, Page, Route } from '@playwright/test'
import { createReachableRequest } from './reachable-request.ts'

/** Outcome of an API request on a bad connection; a `spared` request succeeds. */
type RequestOutcome = 'dropped' | 'refused' | 'cut' | 'late' | 'spared'

function createOutcomeSequence(seed: number): () => RequestOutcome {
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

async function truncateResponse(route: Route) {
  const response = await route.fetch(createReachableRequest(route.request()))
  const body = await response.text()
  return route.fulfill({ response, body: body.slice(0, body.length / 2) })
}

const outcomeHandlers: Record<RequestOutcome, (route: Route) => Promise<void>> = {
  dropped: (route) => route.abort('connectionreset'),
  refused: (route) => route.fulfill({ status: 502, json: {} }),
  cut: truncateResponse,
  late: async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    return route.fallback()
  },
  spared: (route) => route.fallback(),
}

/**
 * Makes reads fail at random, determined by a seed: dropped, rejected temporarily, truncated, delayed, or successful.
 */
export async function failRequestsAtRandom(page: Page, seed: number): Promise<{ stop(): void }> {
  const next = createOutcomeSequence(seed)
  let isFailing = true
  await page.route('**/api/**', (route) =>
    isFailing && route.request().method() === 'GET' ? outcomeHandlers[next()](route) : route.fallback(),
  )
  return {
    stop: () => {
      isFailing = false
    },
  }
}

/**
 * Simulates a bad connection on which every journey must still succeed. Writes are delayed. Reads fail at most twice,
 * because the portal retries a read twice. Truncated responses do not occur, because the portal does not retry them.
 */
export async function simulateBadConnection(context: BrowserContext, seed: number): Promise<void> {
  const next = createOutcomeSequence(seed)
  const failed = new Map<string, number>()
  await context.route('**/api/**', (route) => {
    const request = route.request()
    if (request.method() !== 'GET') return outcomeHandlers.late(route)
    const outcome = next()
    const before = failed.get(request.url()) ?? 0
    if (outcome === 'late' || outcome === 'spared' || before === 2) {
      failed.delete(request.url())
      return outcomeHandlers[outcome === 'spared' ? 'spared' : 'late'](route)
    }
    failed.set(request.url(), before + 1)
    return outcomeHandlers[outcome === 'cut' ? 'dropped' : outcome](route)
  })
}
