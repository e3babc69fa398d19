import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'

const underWay = new WeakMap<Page, Set<Request>>()

/** Whether a page waits for a response; event streams stay open for the life of the page. */
const isAnswered = (request: Request) =>
  request.url().includes('/api/') && request.resourceType() !== 'eventsource'

/** Tracks pending API responses of a context's pages. */
export function followReads(context: BrowserContext): void {
  const follow = (page: Page) => {
    const waiting = new Set<Request>()
    underWay.set(page, waiting)
    page.on('request', (request) => isAnswered(request) && waiting.add(request))
    page.on('requestfinished', (request) => waiting.delete(request))
    page.on('requestfailed', (request) => waiting.delete(request))
    page.on('framenavigated', (frame) => frame === page.mainFrame() && waiting.clear())
  }
  context.pages().forEach(follow)
  context.on('page', follow)
}

/** Resolves after the next paint. */
export const afterNextPaint = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

/** Waits until the screen is complete: nothing is loading and no response is pending, in two successive checks. */
export async function settled(page: Page): Promise<void> {
  const loading = page.getByRole('main').getByText('Bezig met laden')
  const isSettled = async () => underWay.get(page)?.size === 0 && (await loading.count()) === 0
  await expect
    .poll(async () => {
      if (!(await isSettled())) return false
      await afterNextPaint(page)
      return isSettled()
    })
    .toBe(true)
}
