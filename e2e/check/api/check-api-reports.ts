import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { workspaceRoot } from '../workspace-root.ts'
import { apiSurfaces } from './api-surfaces.ts'
import { createApiReports } from './create-api-reports.ts'

/**
 * Compares the public API of packages for remote teams with its report in the repository
 * (`shared/<package>/<package>.api.md`), so that changes are visible in review. `--write` updates the reports. Needs
 * the declarations of `tsc -b`.
 */
const shouldUpdateReports = process.argv.includes('--write')
for (const { surface, report } of createApiReports(apiSurfaces)) {
  if (shouldUpdateReports) writeFileSync(surface.report, report)
  else if (readFileSync(surface.report, 'utf8') !== report) {
    console.error(`${path.relative(workspaceRoot, surface.report)} is out of date: pnpm api --write`)
    process.exitCode = 1
  }
}
