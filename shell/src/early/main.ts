import { today } from '@portal/contract/clock'
import { openBrowserSession } from '../session/browser-session.ts'
import { recordClicks } from './early-clicks.ts'
import { type EarlyReads, selectReadsForWidth } from './early-reads.ts'
import { applyCachedFont } from './font.ts'
import { appendScreenCodeAfterFirstScript } from './preloads.ts'
import { sendEarlyReads } from './send-early-reads.ts'

/**
 * The first script of a customer's page, inlined by the page server: sends the page's first reads while the shell's
 * file loads, and records clicks. The page contains the list of reads.
 */
const browserSession = openBrowserSession()
const earlyReads: EarlyReads = {
  session: browserSession,
  accountId: null,
  responses: new Map(),
  isOver: false,
}
window.earlyReads = earlyReads
appendScreenCodeAfterFirstScript()
recordClicks()
applyCachedFont()
void sendEarlyReads(
  earlyReads,
  selectReadsForWidth(JSON.parse(document.getElementById('reads')?.textContent ?? '')),
)
/**
 * A slow phone needs 60 to 100 ms to initialise its time zone data, so this runs after the layout is painted, while the
 * network is still busy. An animation frame would be too early: this script is in the head.
 */
new PerformanceObserver((_, observer) => {
  observer.disconnect()
  setTimeout(today)
}).observe({ type: 'paint', buffered: true })
