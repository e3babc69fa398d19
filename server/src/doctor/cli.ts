import { parseArgs } from 'node:util'
import { readServerConfig } from '../start/server-config.ts'
import type { DoctorFinding } from './doctor-finding.ts'
import { examineUrls, runDoctor } from './run-doctor.ts'

/**
 * `npm run doctor` checks an installation and prints problems with remedies, or JSON with `--json`. Exits with 1 if a
 * check fails.
 */
const { values } = parseArgs({ options: { json: { type: 'boolean' } } })

const getNow = () => new Date()
const findings = await runDoctor(process.env, getNow)
if (!findings.some(({ check, state }) => check === 'settings' && state === 'failed'))
  findings.push(...(await examineUrls(readServerConfig(process.env), getNow)))

const stateLabels = { ok: 'ok     ', warning: 'WARNING', failed: 'FAILED ' }
const formatFinding = ({ check, state, message, remedy }: DoctorFinding) =>
  `${stateLabels[state]} ${check}: ${message}${remedy ? `\n        ${remedy}` : ''}`
const countFindings = (wanted: DoctorFinding['state']) =>
  findings.filter(({ state }) => state === wanted).length
const warningCount = countFindings('warning')

console.log(
  values.json
    ? JSON.stringify(findings, null, 2)
    : `${findings.map(formatFinding).join('\n')}\n\n${countFindings('ok')} ok, ${warningCount} ${warningCount === 1 ? 'warning' : 'warnings'}, ${countFindings('failed')} failed`,
)
process.exit(countFindings('failed') === 0 ? 0 : 1)
