/** One step of a check. Steps with a `report` count the tests in it, the others count as one. */
export interface Step {
  name: string
  command: readonly string[]
  /** Folder to run in, from the root of the workspace. */
  folder?: string
  /** Environment variables that the command gets beside those of the check. */
  env?: Readonly<Record<string, string>>
  /** JSON that the command writes: its path from the root of the workspace, and its form. */
  report?: { file: string; kind: 'count' | 'vitest' | 'playwright' }
}

/** What distinguishes one step of a test runner from another. `report` names its file without folder and ending. */
interface Run {
  name: string
  report: string
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
}

/** A step that runs vitest, and reports as the unit tests do. */
export function vitestStep({ name, report, args = [], env }: Run): Step {
  const file = `e2e/test-report/${report}.json`
  return {
    name,
    command: ['vitest', 'run', '--reporter=dot', '--reporter=./e2e/check/unit-reporter.ts', ...args],
    env: { ...env, PORTAL_UNIT_REPORT: file },
    report: { file, kind: 'vitest' },
  }
}

/** A step that runs Playwright, and reports as the browser tests do. */
export function playwrightStep({ name, report, args = [], env }: Run): Step {
  return {
    name,
    command: ['playwright', 'test', ...args],
    folder: 'e2e',
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: `test-report/${report}.json` },
    report: { file: `e2e/test-report/${report}.json`, kind: 'playwright' },
  }
}
