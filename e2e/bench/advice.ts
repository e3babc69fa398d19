import path from 'node:path'
import { chromium } from '@playwright/test'
import { ownNorms, readNormFiles } from '@portal/advice/node/norm-files'
import { launchOptions } from '../browser.ts'
import { timesOf } from './advice/workload.ts'
import { bundle } from './bundle.ts'

const files = readNormFiles(ownNorms)
const browser = await chromium.launch(launchOptions)
const page = await browser.newPage()
await page.addScriptTag({
  content: String(await bundle(path.join(import.meta.dirname, 'advice/workload.ts'), 'engine')),
})
const here = timesOf(files)
const there = await page.evaluate(
  (given) =>
    (globalThis as unknown as { engine: { timesOf: typeof timesOf } }).engine.timesOf(given as never),
  files as unknown[],
)
await browser.close()

process.stdout.write(`${''.padEnd(44)} node ms  browser ms  ratio\n`)
for (const [name, label] of [
  ['scenario', 'scenarios of two persons with 40 parts'],
  ['refinance', 'a comparison of 4 parts with 200 products'],
] as const) {
  const [node = 0, inBrowser = 0] = [here[name], there[name]]
  process.stdout.write(
    `${label.padEnd(44)} ${node.toFixed(2).padStart(7)} ${inBrowser.toFixed(2).padStart(11)} ${(inBrowser / node).toFixed(2).padStart(6)}\n`,
  )
}
