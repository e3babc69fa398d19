import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Lists the requirements that no test carries as a tag: `pnpm requirements [AREA …]`. */
const root = path.resolve(import.meta.dirname, '../..')
const areas = process.argv.slice(2)

const requirements = [
  ...readFileSync(path.join(root, 'e2e/requirements.md'), 'utf8').matchAll(
    /^- ([A-Z0-9]+-\d+) \[.*?\] (.*)$/gm,
  ),
]
  .map(([, id = '', text = '']) => ({ id, text }))
  .filter(({ id }) => areas.length === 0 || areas.includes(id.replace(/-\d+$/, '')))

const tests = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(test|spec)\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist|\.types)\//.test(file),
)
const shown = new Set(
  tests.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/@([A-Z0-9]+-\d+)/g)].map(([, id]) => id),
  ),
)

const open = requirements.filter(({ id }) => !shown.has(id))
for (const { id, text } of open) console.log(`${id}  ${text.slice(0, 100)}`)
console.log(
  `\n${requirements.length - open.length} of ${requirements.length} requirements have a test that names them`,
)
