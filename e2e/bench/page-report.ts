import type { CDPSession } from '@playwright/test'

declare global {
  /** Tells the measuring what a page saw of itself, as JSON; there in pages that are measured. */
  var tellBench: (report: string) => void
}

/** Timeout of a page's report, in milliseconds. */
const longestMs = 60_000

/**
 * Lets a page tell what it saw of its own arrival. To wait for it with the test tool's own means would run code of the
 * tool in the page, for some 100 ms of a slow phone's time and in the midst of what is measured.
 */
export async function listenTo<Report>(cdp: CDPSession): Promise<{ report: Promise<Report> }> {
  await cdp.send('Runtime.enable')
  await cdp.send('Runtime.addBinding', { name: 'tellBench' })
  const report = new Promise<Report>((resolve, reject) => {
    cdp.once('Runtime.bindingCalled', ({ payload }) => resolve(JSON.parse(payload)))
    setTimeout(() => reject(new Error('a page did not tell of itself')), longestMs).unref()
  })
  return { report }
}
