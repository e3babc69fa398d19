import type { Page } from '@playwright/test'

/** Keeps the shell's own file away until it is let go, as a slow line does. */
export async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/_shell\/.*\/main\./, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
