import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../root.ts'
import { bumpFor, hasRisen, membersOf } from './change.ts'
import { reportsOf } from './extract.ts'
import { type Rule, type Surface, surfaces, versionBy } from './surfaces.ts'

/**
 * Holds what teams rely on of each other against the reports of it that are kept in the repository (`shared/<package>/api`): a change
 * that breaks somebody needs a new major version, and one that adds to the portal a new minor one. `--write` puts a change that
 * has its version on record. Reads what `tsc -b` has written.
 */
const writing = process.argv.includes('--write')
const versionsFile = path.join(root, 'shared/remote-kit/api/versions.json')
const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
const kept: Record<string, string> = JSON.parse(read(versionsFile) ?? '{}')
const nameOf = (rule: Rule, { folder }: Surface) => (rule === 'portal' ? 'portal' : path.basename(folder))

/** What a change of a module asks for and has not got; null where nothing is missing. */
function missing(rule: Rule, surface: Surface, before: string, now: string): string | null {
  const bump = bumpFor(membersOf(before), membersOf(now))
  const name = nameOf(rule, surface)
  const [from, to] = [kept[name] ?? '0.0.0', versionBy(rule, surface)]
  if (rule === 'free' || (rule === 'grows' && bump !== 'major') || hasRisen(from, to, bump)) return null
  return `${name} ${from} must rise by a ${bump} version`
}

const problems: string[] = []
for (const surface of surfaces) {
  const reports = reportsOf(surface)
  if (writing) mkdirSync(surface.reports, { recursive: true })
  for (const [module, now] of Object.entries(reports)) {
    const file = path.join(surface.reports, `${module}.api.md`)
    const before = read(file)
    const rule = surface.modules[module] ?? 'free'
    const problem = before === null ? null : missing(rule, surface, before, now)
    if (problem) problems.push(`${path.relative(root, file)}: ${problem}`)
    else if (writing) writeFileSync(file, now)
    else if (before !== now) problems.push(`${path.relative(root, file)} is out of date: pnpm api --write`)
  }
  const gone = readdirSync(surface.reports).filter(
    (file) => file.endsWith('.api.md') && !(file.slice(0, -'.api.md'.length) in reports),
  )
  for (const file of gone)
    if (writing) rmSync(path.join(surface.reports, file))
    else problems.push(`${file} reports a module that is gone: pnpm api --write`)
}
const versions = Object.fromEntries(
  surfaces.flatMap((surface) =>
    Object.values(surface.modules).map((rule) => [nameOf(rule, surface), versionBy(rule, surface)]),
  ),
)
if (writing && problems.length === 0) writeFileSync(versionsFile, `${JSON.stringify(versions, null, 2)}\n`)
else if (!writing && JSON.stringify(kept) !== JSON.stringify(versions))
  problems.push('The versions of what is reported are out of date: pnpm api --write')
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
