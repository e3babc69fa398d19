import { expect, type Page } from '@playwright/test'

/**
 * Waits until the server responds with a server-rendered layout, because the page server renders it only after the
 * first request. The open page must be of the same origin, with a signed-in customer.
 */
export const waitForServerRenderedLayout = (page: Page, address: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(async (url) => (await fetch(url)).text(), address))
    .toContain(' data-layout=')
