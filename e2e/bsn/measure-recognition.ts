import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../chromium-launch-options.ts'
import { drawScan } from './draw-scan.ts'
import { createCorpus, type SyntheticScan } from './scan-corpus.ts'
import { type ScanOutcome, scanPictureInBrowser } from './scan-picture-in-browser.ts'
import { serveScanWorker } from './serve-scan-worker.ts'

/**
 * Runs the portal's scan worker in Chromium on two hundred synthetic scans. Reports for each scan condition and kind of
 * paper the share of citizen service numbers (BSN) found, the false positives and the duration. Fails if less than 95 %
 * is found on straight scans, or if a BSN is readable after masking (BSN-02, BSN-05).
 */
const minRecognitionRate = 0.95
/** Interval of the scans that are also masked and scanned again: 5 means every fifth scan. */
const maskingInterval = 5

const workspaceRoot = path.resolve(import.meta.dirname, '../..')
execFileSync(process.execPath, ['../remote-kit-build/webpack/build.ts'], {
  cwd: path.join(workspaceRoot, 'shared/bsn-check'),
  stdio: ['ignore', 'ignore', 'inherit'],
})
const { origin, server } = await serveScanWorker()
const browser = await chromium.launch(launchOptions)
const corpusScans = createCorpus()
const scanResults: { scan: SyntheticScan; outcome: ScanOutcome }[] = []
const remainingScans = [...corpusScans]
const processRemainingScans = async () => {
  const page = await browser.newPage()
  await page.goto(origin)
  for (let scan = remainingScans.shift(); scan; scan = remainingScans.shift()) {
    const picture = await page.evaluate(drawScan, scan)
    const masks = scan.index % maskingInterval === 0
    scanResults.push({ scan, outcome: await page.evaluate(scanPictureInBrowser, { picture, masks }) })
  }
}
await Promise.all([processRemainingScans(), processRemainingScans()])
await browser.close()
server.close()

const formatAsPercentageOf = (part: number, all: number) =>
  all === 0 ? '–' : `${((part / all) * 100).toFixed(1)} %`
const isRecognized = ({ scan, outcome: looked }: (typeof scanResults)[number]) =>
  scan.paper.bsn !== null && looked.digits.includes(scan.paper.bsn)
const isFalsePositive = ({ scan, outcome: looked }: (typeof scanResults)[number]) =>
  looked.digits.some((digits) => digits !== scan.paper.bsn)

function printResultsAndGetRate(name: string, of: typeof scanResults) {
  const withOne = of.filter(({ scan }) => scan.paper.bsn !== null)
  const hits = withOne.filter(isRecognized)
  const wrong = of.filter(isFalsePositive)
  const times = of.map(({ outcome: looked }) => looked.ms).sort((one, other) => one - other)
  const getPercentileMs = (part: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0)
  const figures = `${hits.length} of ${withOne.length} (${formatAsPercentageOf(hits.length, withOne.length)})`
  console.log(
    `${name.padEnd(10)} found ${figures.padEnd(22)} false alarms ${wrong.length} of ${of.length}, p50 ${getPercentileMs(0.5)} ms, p95 ${getPercentileMs(0.95)} ms`,
  )
  return hits.length / (withOne.length || 1)
}

const conditionNames = [...new Set(corpusScans.map(({ condition }) => condition.name))]
const recallByCondition = Object.fromEntries(
  conditionNames.map((name) => [
    name,
    printResultsAndGetRate(
      name,
      scanResults.filter(({ scan }) => scan.condition.name === name),
    ),
  ]),
)
console.log()
for (const kind of new Set(corpusScans.map(({ paper }) => paper.kind)))
  printResultsAndGetRate(
    kind,
    scanResults.filter(({ scan }) => scan.paper.kind === kind),
  )
const maskedResults = scanResults.filter(({ outcome: looked }) => looked.readableNumbers !== null)
const resultsReadableAfterMasking = maskedResults.filter(
  ({ outcome: looked }) => looked.readableNumbers?.length,
)
console.log(`\nmasked ${maskedResults.length}, still readable in ${resultsReadableAfterMasking.length}`)
const missedScans = scanResults.filter((one) => one.scan.paper.bsn !== null && !isRecognized(one))
if (missedScans.length > 0)
  console.log(
    `missed: ${missedScans.map(({ scan }) => `${scan.paper.kind} ${scan.condition.name} ${scan.index}`).join(', ')}`,
  )

const failureMessages = [
  ...((recallByCondition.straight ?? 0) < minRecognitionRate
    ? [`fewer than ${formatAsPercentageOf(minRecognitionRate, 1)} of straight scans`]
    : []),
  ...(resultsReadableAfterMasking.length > 0 ? ['a number can be read after masking'] : []),
]
for (const line of failureMessages) console.error(line)
process.exitCode = failureMessages.length === 0 ? 0 : 1
