import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root, testFiles } from './tests.ts'

/** Lists the requirements that no test carries as a tag, and fails if there are any: `pnpm requirements [AREA …]`. */
const areas = process.argv.slice(2)

const requirements = [
  ...readFileSync(path.join(root, 'e2e/requirements.md'), 'utf8').matchAll(
    /^- ([A-Z0-9]+-\d+) \[.*?\] (.*)$/gm,
  ),
]
  .map(([, id = '', text = '']) => ({ id, text }))
  .filter(({ id }) => areas.length === 0 || areas.includes(id.replace(/-\d+$/, '')))

const shown = new Set(
  testFiles().flatMap(({ text }) => [...text.matchAll(/@([A-Z0-9]+-\d+)/g)].map(([, id]) => id)),
)

const open = requirements.filter(({ id }) => !shown.has(id))
for (const { id, text } of open) console.log(`${id}  ${text.slice(0, 100)}`)
console.log(
  `\n${requirements.length - open.length} of ${requirements.length} requirements have a test that names them`,
)
process.exitCode = open.length === 0 ? 0 : 1
