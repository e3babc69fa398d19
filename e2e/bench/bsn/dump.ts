import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../browser.ts'
import { corpus } from './corpus.ts'
import { drawScan } from './draw-scan.ts'

mkdirSync('/tmp/bsn-corpus', { recursive: true })
const browser = await chromium.launch(launchOptions)
const page = await browser.newPage()
const truth = []
for (const scan of corpus()) {
  const url = await page.evaluate(drawScan, scan)
  writeFileSync(`/tmp/bsn-corpus/${scan.at}.jpg`, Buffer.from(url.split(',')[1] ?? '', 'base64'))
  truth.push({ at: scan.at, bsn: scan.paper.bsn, kind: scan.paper.kind, ...scan.condition })
}
writeFileSync('/tmp/bsn-corpus/truth.json', JSON.stringify(truth, null, 1))
await browser.close()
