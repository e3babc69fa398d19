import type { Page } from '@playwright/test'

/** Holds the response with the shell's code, as on a slow connection; returns a function that releases it. */
export async function holdShellResponse(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/_shell\/.*\/main\./, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
