import { getToday } from '@portal/contract/clock'
import { openBrowserSession } from '../session/browser-session.ts'
import { recordClicks } from './early-clicks.ts'
import { type EarlyRequests, selectRequestsForWidth, sendEarlyRequests } from './early-requests.ts'
import { applyCachedFont, preloadScreenCodeAfterFirstScript } from './preloads.ts'

/** First script of a customer's page, inlined by the page server: sends the first reads and records clicks. */
const browserSession = openBrowserSession()
const earlyRequests: EarlyRequests = {
  session: browserSession,
  screenCode: preloadScreenCodeAfterFirstScript(),
  accountId: null,
  responses: new Map(),
  isOver: false,
}
window.earlyRequests = earlyRequests
recordClicks()
applyCachedFont()
void sendEarlyRequests(
  earlyRequests,
  selectRequestsForWidth(JSON.parse(document.getElementById('reads')?.textContent ?? '')),
)
/**
 * Initialises the time zone data after the layout is painted. Without Temporal, this takes a slow phone 60 to 100 ms.
 */
new PerformanceObserver((_, observer) => {
  observer.disconnect()
  setTimeout(getToday)
}).observe({ type: 'paint', buffered: true })
