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

export const waitForNextPaint = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

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
