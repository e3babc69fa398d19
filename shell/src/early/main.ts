import { today } from '@portal/contract/clock'
import { sessionOfBrowser } from '../session/browser.ts'
import { type EarlyReads, readsAtWidth } from './early-reads.ts'
import { showKnownFont } from './font.ts'
import { addScreenCodeInTime } from './preloads.ts'
import { keepPressed } from './pressed.ts'
import { sendEarly } from './send-early.ts'

/**
 * The first script of a page of a customer, which the edge writes into the page itself: it sends what the page reads first,
 * while the portal's own file is on its way, and keeps what is pressed. What is read stands in the page, as the edge knows it.
 */
const session = sessionOfBrowser()
const reads: EarlyReads = { session, accountId: null, answers: new Map(), isOver: false }
window.earlyReads = reads
addScreenCodeInTime()
keepPressed()
showKnownFont()
void sendEarly(reads, readsAtWidth(JSON.parse(document.getElementById('reads')?.textContent ?? '')))
/**
 * A slow phone takes 60 to 100 ms to be ready to tell the first day: once the frame is painted, while the line is still busy. The
 * next animation frame comes too soon for that, since this script stands in the head and nothing can be painted yet.
 */
new PerformanceObserver((_, observer) => {
  observer.disconnect()
  setTimeout(today)
}).observe({ type: 'paint', buffered: true })
