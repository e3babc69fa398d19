import type { CDPSession } from '@playwright/test'

declare global {
  /** Reports a page's measurements as JSON; defined in measured pages. */
  var tellBench: (report: string) => void
}

const reportTimeoutMs = 60_000

/**
 * Receives measurements from a page. Playwright's `waitForFunction` would run code in the page during the measurement,
 * which takes 100 ms on a slow phone.
 */
export async function receivePageReport<Report>(cdp: CDPSession): Promise<{ report: Promise<Report> }> {
  await cdp.send('Runtime.enable')
  await cdp.send('Runtime.addBinding', { name: 'tellBench' })
  const report = new Promise<Report>((resolve, reject) => {
    cdp.once('Runtime.bindingCalled', ({ payload }) => resolve(JSON.parse(payload)))
    setTimeout(() => reject(new Error('a page did not tell of itself')), reportTimeoutMs).unref()
  })
  return { report }
}
