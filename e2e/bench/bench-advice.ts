import path from 'node:path'
import { chromium } from '@playwright/test'
import { ownNormsFolder, readNormFiles } from '@portal/advice/node/norm-files'
import { launchOptions } from '../chromium-launch-options.ts'
import { measureMedianTimesMs } from './advice/advice-workload.ts'
import { buildBundle } from './build-bundle.ts'

const normFiles = readNormFiles(ownNormsFolder)
const browser = await chromium.launch(launchOptions)
const page = await browser.newPage()
await page.addScriptTag({
  content: String(await buildBundle(path.join(import.meta.dirname, 'advice/workload.ts'), 'engine')),
})
const nodeTimesMs = measureMedianTimesMs(normFiles)
const browserTimesMs = await page.evaluate(
  (files) =>
    (globalThis as unknown as { engine: { timesOf: typeof measureMedianTimesMs } }).engine.timesOf(
      files as never,
    ),
  normFiles as unknown[],
)
await browser.close()

process.stdout.write(`${''.padEnd(44)} node ms  browser ms  ratio\n`)
for (const [name, label] of [
  ['scenario', 'scenarios of two persons with 40 parts'],
  ['refinance', 'a comparison of 4 parts with 200 products'],
] as const) {
  const [node = 0, inBrowser = 0] = [nodeTimesMs[name], browserTimesMs[name]]
  process.stdout.write(
    `${label.padEnd(44)} ${node.toFixed(2).padStart(7)} ${inBrowser.toFixed(2).padStart(11)} ${(inBrowser / node).toFixed(2).padStart(6)}\n`,
  )
}
