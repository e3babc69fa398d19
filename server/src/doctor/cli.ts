import { parseArgs } from 'node:util'
import { readServerConfig } from '../start/server-config.ts'
import { examine, examineAddresses } from './examine.ts'
import type { Finding } from './finding.ts'

/**
 * `npm run doctor`: checks an installation with the environment's settings, and reports problems and remedies. `--json`
 * for programs. Exits with 1 if a check fails.
 */
const { values } = parseArgs({ options: { json: { type: 'boolean' } } })

const now = () => new Date()
const findings = await examine(process.env, now)
if (!findings.some(({ check, state }) => check === 'settings' && state === 'failed'))
  findings.push(...(await examineAddresses(readServerConfig(process.env), now)))

const marks = { ok: 'ok     ', warning: 'WARNING', failed: 'FAILED ' }
const lineOf = ({ check, state, message, remedy }: Finding) =>
  `${marks[state]} ${check}: ${message}${remedy ? `\n        ${remedy}` : ''}`
const countOf = (wanted: Finding['state']) => findings.filter(({ state }) => state === wanted).length

console.log(
  values.json
    ? JSON.stringify(findings, null, 2)
    : `${findings.map(lineOf).join('\n')}\n\n${countOf('ok')} ok, ${countOf('warning')} warnings, ${countOf('failed')} failed`,
)
process.exit(countOf('failed') === 0 ? 0 : 1)
