import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import { corpus, type Scan } from './corpus.ts'
import { drawScan } from './draw-scan.ts'
import { type ScanOutcome, scanInPage } from './scan-in-page.ts'
import { serveWorker } from './serve.ts'

/**
 * Runs the portal's worker in Chromium on two hundred synthetic scans; reports the share of numbers found by kind,
 * false positives, and the duration. Fails if it finds fewer than 95 % on straight scans, or if a number is readable
 * after masking (BSN-02, BSN-05).
 */
const floor = 0.95
/** One in this number of scans is masked and scanned again. */
const maskedEach = 5

const root = path.resolve(import.meta.dirname, '../..')
execFileSync(process.execPath, ['../remote-kit-build/webpack/build.ts'], {
  cwd: path.join(root, 'shared/bsn-check'),
  stdio: ['ignore', 'ignore', 'inherit'],
})
const { origin, server } = await serveWorker()
const browser = await chromium.launch(launchOptions)
const scans = corpus()
const seen: { scan: Scan; looked: ScanOutcome }[] = []
const rest = [...scans]
const lookOn = async () => {
  const page = await browser.newPage()
  await page.goto(origin)
  for (let scan = rest.shift(); scan; scan = rest.shift()) {
    const picture = await page.evaluate(drawScan, scan)
    const masks = scan.at % maskedEach === 0
    seen.push({ scan, looked: await page.evaluate(scanInPage, { picture, masks }) })
  }
}
await Promise.all([lookOn(), lookOn()])
await browser.close()
server.close()

const share = (part: number, all: number) => (all === 0 ? '–' : `${((part / all) * 100).toFixed(1)} %`)
const isHit = ({ scan, looked }: (typeof seen)[number]) =>
  scan.paper.bsn !== null && looked.digits.includes(scan.paper.bsn)
const isFalse = ({ scan, looked }: (typeof seen)[number]) =>
  looked.digits.some((digits) => digits !== scan.paper.bsn)

function printResults(name: string, of: typeof seen) {
  const withOne = of.filter(({ scan }) => scan.paper.bsn !== null)
  const hits = withOne.filter(isHit)
  const wrong = of.filter(isFalse)
  const times = of.map(({ looked }) => looked.ms).sort((one, other) => one - other)
  const at = (part: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0)
  const figures = `${hits.length} of ${withOne.length} (${share(hits.length, withOne.length)})`
  console.log(
    `${name.padEnd(10)} found ${figures.padEnd(22)} false alarms ${wrong.length} of ${of.length}, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`,
  )
  return hits.length / (withOne.length || 1)
}

const names = [...new Set(scans.map(({ condition }) => condition.name))]
const recall = Object.fromEntries(
  names.map((name) => [
    name,
    printResults(
      name,
      seen.filter(({ scan }) => scan.condition.name === name),
    ),
  ]),
)
console.log()
for (const kind of new Set(scans.map(({ paper }) => paper.kind)))
  printResults(
    kind,
    seen.filter(({ scan }) => scan.paper.kind === kind),
  )
const masked = seen.filter(({ looked }) => looked.left !== null)
const readable = masked.filter(({ looked }) => looked.left?.length)
console.log(`\nmasked ${masked.length}, still readable in ${readable.length}`)
const missed = seen.filter((one) => one.scan.paper.bsn !== null && !isHit(one))
if (missed.length > 0)
  console.log(
    `missed: ${missed.map(({ scan }) => `${scan.paper.kind} ${scan.condition.name} ${scan.at}`).join(', ')}`,
  )

const failed = [
  ...((recall.straight ?? 0) < floor ? [`fewer than ${share(floor, 1)} of straight scans`] : []),
  ...(readable.length > 0 ? ['a number can be read after masking'] : []),
]
for (const line of failed) console.error(line)
process.exitCode = failed.length === 0 ? 0 : 1
