import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../root.ts'
import { reportsOf } from './extract.ts'
import { surfaces } from './surfaces.ts'

/**
 * Compares the public API of packages for remote teams with its report in the repository
 * (`shared/<package>/<package>.api.md`), so that changes are visible in review. `--write` updates the reports. Needs
 * the declarations of `tsc -b`.
 */
const writing = process.argv.includes('--write')
for (const { surface, report } of reportsOf(surfaces)) {
  if (writing) writeFileSync(surface.report, report)
  else if (readFileSync(surface.report, 'utf8') !== report) {
    console.error(`${path.relative(root, surface.report)} is out of date: pnpm api --write`)
    process.exitCode = 1
  }
}
