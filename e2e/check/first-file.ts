import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { firstFileBudgets } from '../budgets.ts'
import { root } from './root.ts'

/** Holds each library in the shell's first file to its budget. */
const file = 'e2e/test-report/first-file.json'
mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
const { status } = spawnSync(
  process.execPath,
  ['shared/remote-kit/webpack/weigh-libraries.ts', 'shell', file],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
if (status !== 0) throw new Error('the libraries could not be weighed')
const weights = v.parse(
  v.record(v.string(), v.number()),
  JSON.parse(readFileSync(path.join(root, file), 'utf8')),
)
const over = Object.entries(weights).filter(
  ([library, kilobytes]) => kilobytes > (firstFileBudgets[library] ?? 1),
)
for (const [library, kilobytes] of over)
  console.error(
    `${library} weighs ${kilobytes.toFixed(1)} kB, at most ${firstFileBudgets[library] ?? 1} allowed`,
  )
process.exitCode = over.length === 0 ? 0 : 1
