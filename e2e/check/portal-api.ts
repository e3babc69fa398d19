import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { portalVersion } from '@portal/contract/portal-version'
import { bumpFor, hasRisen, type Members, membersOf } from './portal-change.ts'

/**
 * Holds what the shell and remotes promise each other against the report of it that is kept in the repository: a change
 * that breaks a promise needs a new major version of the portal contract, one that adds to it a new minor. `--write`
 * puts a change that has its version on record. Reads what `tsc -b` has written.
 */
const kit = path.resolve(import.meta.dirname, '../../shared/remote-kit')
const report = path.join(kit, 'portal-api.json')
const modules = ['portal', 'define', 'screen']

const now = Object.assign(
  {},
  ...modules.map((name) => membersOf(readFileSync(path.join(kit, `.types/src/${name}.d.ts`), 'utf8'))),
) as Members
const kept: { version: string; members: Members } = JSON.parse(readFileSync(report, 'utf8'))
const bump = bumpFor(kept.members, now)
const enough = hasRisen(kept.version, portalVersion, bump)
const upToDate = bump === 'none' && kept.version === portalVersion

if (!enough) console.error(`The portal contract has changed: ${kept.version} must rise by a ${bump} version.`)
else if (process.argv.includes('--write'))
  writeFileSync(report, `${JSON.stringify({ version: portalVersion, members: now }, null, 2)}\n`)
else if (!upToDate) console.error('The report of the portal contract is out of date: pnpm portal-api --write')
process.exitCode = enough && (upToDate || process.argv.includes('--write')) ? 0 : 1
