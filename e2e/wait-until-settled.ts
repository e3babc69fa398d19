import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'

const pendingRequestsByPage = new WeakMap<Page, Set<Request>>()

/** Whether a request is an API request with a single response; event streams stay open for the life of the page. */
const isApiRequest = (request: Request) =>
  request.url().includes('/api/') && request.resourceType() !== 'eventsource'

/** Tracks pending API requests of all pages in a context. */
export function trackPendingApiRequests(context: BrowserContext): void {
  const trackPageRequests = (page: Page) => {
    const waiting = new Set<Request>()
    pendingRequestsByPage.set(page, waiting)
    page.on('request', (request) => isApiRequest(request) && waiting.add(request))
    page.on('requestfinished', (request) => waiting.delete(request))
    page.on('requestfailed', (request) => waiting.delete(request))
    page.on('framenavigated', (frame) => frame === page.mainFrame() && waiting.clear())
  }
  context.pages().forEach(trackPageRequests)
  context.on('page', trackPageRequests)
}

/** Tracks a page's pending requests for code and data. */
export function trackPendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>()
  page.on('request', (request) => request.resourceType() !== 'eventsource' && pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return pending
}

export const waitForNextPaint = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

/** Waits until no request is pending, except those that a test delays, during some successive paints. */
export async function waitForOtherRequests(
  page: Page,
  pending: ReadonlySet<Request>,
  isDelayed: (url: URL) => boolean,
): Promise<void> {
  const countOtherRequests = () => [...pending].filter((request) => !isDelayed(new URL(request.url()))).length
  // Deferred content requests its code some paints after the first content.
  const countDuringPaints = async () => {
    let count = countOtherRequests()
    for (let paint = 0; paint < 5; paint++) {
      await waitForNextPaint(page)
      count += countOtherRequests()
    }
    return count
  }
  await expect.poll(countDuringPaints).toBe(0)
}

/** Waits until nothing on the screen is loading and no response is pending, in two successive checks. */
export async function waitUntilSettled(page: Page): Promise<void> {
  const loading = page.getByRole('main').getByText('Bezig met laden')
  const isSettled = async () => pendingRequestsByPage.get(page)?.size === 0 && (await loading.count()) === 0
  await expect
    .poll(async () => {
      if (!(await isSettled())) return false
      await waitForNextPaint(page)
      return isSettled()
    })
    .toBe(true)
}
