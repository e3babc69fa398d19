import { getToday } from '@portal/time/clock'
import { openBrowserSession } from '../session/browser-session.ts'
import { recordClicks, recordSignIn } from './early-clicks.ts'
import { selectRequestsForWidth, sendEarlyRequests } from './early-requests.ts'
import { applyCachedFont, preloadFollowingCode, preloadScreenCodeAfterFirstScript } from './preloads.ts'

/**
 * First script of each page, inlined by the page server: opens the session, and sends the first reads or a sign-in
 * before the portal's code has loaded.
 */
window.browserSession = openBrowserSession()
const screenCode = preloadScreenCodeAfterFirstScript()
void preloadFollowingCode(screenCode)
const reads = document.getElementById('reads')?.textContent
if (reads) {
  window.earlyRequests = { accountId: null, responses: new Map(), isOver: false }
  recordClicks()
  applyCachedFont()
  void sendEarlyRequests(
    window.browserSession,
    window.earlyRequests,
    selectRequestsForWidth(JSON.parse(reads)),
    screenCode,
  )
  // Initialises the time zone data after the layout is painted. Without Temporal, this takes a slow phone 60 to 100 ms.
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    setTimeout(getToday)
  }).observe({ type: 'paint', buffered: true })
} else recordSignIn()
