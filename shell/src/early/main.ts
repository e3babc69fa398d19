import { today } from '@portal/contract/clock'
import { sessionOfBrowser } from '../session/browser.ts'
import { recordClicks } from './early-clicks.ts'
import { type EarlyReads, readsAtWidth } from './early-reads.ts'
import { showKnownFont } from './font.ts'
import { addScreenCodeAfterFirstScript } from './preloads.ts'
import { sendEarly } from './send-early.ts'

/**
 * The first script of a customer's page, inlined by the page server: sends the page's first reads while the shell's
 * file loads, and records clicks. The page contains the list of reads.
 */
const session = sessionOfBrowser()
const reads: EarlyReads = { session, accountId: null, answers: new Map(), isOver: false }
window.earlyReads = reads
addScreenCodeAfterFirstScript()
recordClicks()
showKnownFont()
void sendEarly(reads, readsAtWidth(JSON.parse(document.getElementById('reads')?.textContent ?? '')))
/**
 * A slow phone needs 60 to 100 ms to initialise its time zone data, so this runs after the layout is painted, while the
 * network is still busy. An animation frame would be too early: this script is in the head.
 */
new PerformanceObserver((_, observer) => {
  observer.disconnect()
  setTimeout(today)
}).observe({ type: 'paint', buffered: true })
