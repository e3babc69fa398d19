import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.ts'
import { lastRun, requirementTags, whyOpen } from './tags.ts'

/**
 * Lists requirements without a passed test in the last run, and fails if there are any: `pnpm requirements [AREA …]`. A
 * test covers a requirement if its title contains the number.
 */
const areas = process.argv.slice(2)
const list = readFileSync(path.join(root, 'e2e/requirements.md'), 'utf8')
const requirements = [...list.matchAll(/^- ([A-Z0-9]+-\d+) \[.*?\] (.*)$/gm)]
  .map(([, id = '', text = '']) => ({ id, text }))
  .filter(({ id }) => areas.length === 0 || areas.includes(id.replace(/-\d+$/, '')))
const run = lastRun()
const open = requirements.flatMap(({ id, text }) => {
  const why = whyOpen(id, requirementTags, run)
  return why ? [`${id}  ${text.slice(0, 100)}  (${why})`] : []
})
for (const line of open) console.log(line)
console.log(
  `\n${requirements.length - open.length} of ${requirements.length} requirements have a test that passed`,
)
process.exitCode = open.length === 0 ? 0 : 1
