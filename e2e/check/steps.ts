import { readdirSync } from 'node:fs'
import path from 'node:path'
import { unitReport } from './unit-report.ts'

/** One step of the whole check. Steps with a `report` count the tests in it, the others count as one. */
export interface Step {
  name: string
  command: readonly string[]
  /** Folder to run in, from the root of the workspace. */
  folder?: string
  /** JSON that the step's test runner writes, from the root of the workspace. */
  report?: { file: string; kind: 'count' | 'playwright' }
}

/** Every room with code, remotes among them. */
const cruised = readdirSync(path.resolve(import.meta.dirname, '../..')).filter((name) =>
  /^(shell|shared|server|e2e|mf-.+)$/.test(name),
)

/** Everything that must hold before a change is brought in, cheapest first. */
export const steps: readonly Step[] = [
  { name: 'lint and format', command: ['biome', 'ci', '--error-on-warnings', '--reporter=summary', '.'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'portal contract', command: ['node', 'e2e/check/portal-api.ts'] },
  {
    name: 'boundaries',
    command: ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...cruised],
  },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'texts', command: ['node', 'e2e/check/texts.ts'] },
  { name: 'requirements', command: ['node', 'e2e/check/requirements.ts'] },
  { name: 'trust', command: ['node', 'e2e/check/trust.ts', '--open'] },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--reporter=dot', '--reporter=./e2e/check/unit-report.ts'],
    report: { file: unitReport, kind: 'count' },
  },
  {
    name: 'browser tests',
    command: ['playwright', 'test'],
    folder: 'e2e',
    report: { file: 'e2e/test-report/browser.json', kind: 'playwright' },
  },
]
