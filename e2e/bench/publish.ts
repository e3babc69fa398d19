import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startPortal } from '../own-portal.ts'
import { signIn } from './customer.ts'
import { startBrowser } from './measure.ts'

/**
 * From a changed line to the customer: `pnpm bench:publish`. Changes a word of a remote in this checkout, publishes it
 * with all its checks, rolls it out and waits until a page that is loaded anew shows it; then puts the word back. Aim:
 * 15 s. The gate is no part of it: it takes as long as the remote has screens.
 */
const [remote, screen, title, next] = [
  'mf-insurance',
  '/verzekeringen',
  'Verzekeringen',
  'Polissen en schade',
]
const release = 'server/src/release/cli.ts'
const root = path.resolve(import.meta.dirname, '../..', remote)
const [texts, manifest] = [path.join(root, 'src/texts/nl.json'), path.join(root, 'package.json')]

const before = await Promise.all([texts, manifest].map((file) => readFile(file, 'utf8')))
const portal = await startPortal(4480)
const browser = await startBrowser()
try {
  const page = await browser.newPage()
  await signIn(page, portal.of('zuider') + screen)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()

  const [text = '', pkg = ''] = before
  await writeFile(texts, text.replaceAll(`"${title}"`, `"${next}"`))
  await writeFile(manifest, pkg.replace(/"version": "[^"]+"/, '"version": "99.0.0"'))
  const began = performance.now()
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1)
  await portal.run(release, 'publish', remote)
  const published = seconds()
  await portal.run(release, 'rollout', remote, '99.0.0', '--tenant', 'zuider', '--force', 'true')
  const rolledOut = seconds()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: next }).waitFor()
  console.log(`published after ${published} s, rolled out after ${rolledOut} s, visible after ${seconds()} s`)
} finally {
  await Promise.all([texts, manifest].map((file, index) => writeFile(file, before[index] ?? '')))
  await browser.close()
  await portal.stop()
}
