/** One step of the whole check. Steps with a `report` count the tests in it, the others count as one. */
export interface Step {
  name: string
  command: readonly string[]
  /** Folder to run in, from the root of the workspace. */
  folder?: string
  /** JSON that the step's test runner writes, from the root of the workspace. */
  report?: { file: string; kind: 'vitest' | 'playwright' }
}

const cruised = ['shell', 'mf-auth', 'mf-mortgage', 'shared', 'server', 'e2e']

/** Everything that must hold before a change is brought in, cheapest first. */
export const steps: readonly Step[] = [
  { name: 'lint and format', command: ['biome', 'ci', '--error-on-warnings', '--reporter=summary', '.'] },
  { name: 'types', command: ['tsc', '-b'] },
  {
    name: 'boundaries',
    command: ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...cruised],
  },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'texts', command: ['node', 'e2e/check/texts.ts'] },
  {
    name: 'unit tests',
    command: [
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      '--outputFile.json=e2e/test-report/unit.json',
    ],
    report: { file: 'e2e/test-report/unit.json', kind: 'vitest' },
  },
  {
    name: 'browser tests',
    command: ['playwright', 'test'],
    folder: 'e2e',
    report: { file: 'e2e/test-report/browser.json', kind: 'playwright' },
  },
]
