import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node'
import { root } from './root.ts'
import { unitCount } from './unit-count.ts'
import { dearest, importsOf, measuresOf, testsOf, transformsOf } from './unit-measures.ts'
import type { UnitReport } from './unit-report.ts'

/** A reporter of vitest that writes a {@link UnitReport} to the file that PORTAL_UNIT_REPORT names. */
export default class UnitReporter implements Reporter {
  #vitest: Vitest | null = null

  onInit(vitest: Vitest) {
    this.#vitest = vitest
  }

  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly SerializedError[]) {
    const report: UnitReport = {
      ...unitCount(modules, uncaught),
      tests: modules.flatMap(testsOf),
      files: modules.map(measuresOf),
      transforms: dearest(this.#vitest ? transformsOf(this.#vitest) : []),
      imports: dearest(importsOf(modules)),
    }
    const file = path.resolve(root, process.env.PORTAL_UNIT_REPORT ?? 'e2e/test-report/unit.json')
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(report))
  }
}
