import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { workspaceRoot } from './workspace-root.ts'

/** A step of a check. The tests of a step with a report are counted one by one; any other step counts as one. */
export interface CheckStep {
  name: string
  command: readonly string[]
  /** Working directory relative to the workspace root. */
  folder?: string
  env?: Readonly<Record<string, string>>
  /** JSON report of the test runner, relative to the workspace root. */
  report?: { file: string; runner: 'vitest' | 'playwright' }
  /** Whether the step uses only one core; two consecutive steps of this kind run at the same time. */
  singleCore?: true
}

interface TestRunOptions {
  name: string
  report: string
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
}

function createVitestStep({ name, report, args = [], env = {} }: TestRunOptions): CheckStep {
  const file = `e2e/test-report/${report}.json`
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  return { name, command: ['vitest', 'run', ...reporters, ...args], env, report: { file, runner: 'vitest' } }
}

function createPlaywrightStep({ name, report, args = [], env = {} }: TestRunOptions): CheckStep {
  return {
    name,
    command: ['playwright', 'test', ...args],
    folder: 'e2e',
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: `test-report/${report}.json` },
    report: { file: `e2e/test-report/${report}.json`, runner: 'playwright' },
  }
}

const packageFolders = globSync(['shell', 'shared', 'server', 'e2e', 'mf-*'], { cwd: workspaceRoot })

/** Arguments that exclude tests of the full check, and files that contain only such tests. */
const excludeFullTestsArgs = [
  '--tags-filter=!full',
  ...globSync(
    packageFolders.map((name) => `${name}/**/*.test.{ts,tsx}`),
    { cwd: workspaceRoot, exclude: ['**/node_modules'] },
  )
    .filter((file) =>
      readFileSync(path.join(workspaceRoot, file), 'utf8').startsWith('// @module-tag full\n'),
    )
    .map((file) => `--exclude=${path.join(workspaceRoot, file)}`),
]

/**
 * Type check of all projects. Several projects run in parallel with one checker each, because several checkers of one
 * project would check the libraries repeatedly.
 */
const typeCheckStep: CheckStep = {
  name: 'types',
  command: ['tsc', '-b', '--builders', `${availableParallelism()}`, '--checkers', '1'],
  env: { GOGC: '200' },
}
const packageBoundariesStep: CheckStep = {
  name: 'boundaries',
  command: ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...packageFolders],
  singleCore: true,
}
const textCheckStep: CheckStep = {
  name: 'texts',
  command: ['node', 'e2e/check/check-texts.ts'],
  singleCore: true,
}
const retiredWordsStep: CheckStep = {
  name: 'words',
  command: ['node', 'e2e/check/retired-words.ts'],
  singleCore: true,
}
const unusedCodeStep: CheckStep = {
  name: 'unused code',
  command: ['knip', '--no-progress', '--no-config-hints'],
  singleCore: true,
}

/** Needs the output of the types step. */
const apiReportsStep: CheckStep = {
  name: 'API reports',
  command: ['node', 'e2e/check/api/check-api-reports.ts'],
  singleCore: true,
}

/** Steps of `npm test`. */
export const standardSteps: readonly CheckStep[] = [
  { name: 'lint and format', command: ['biome', 'ci', '--error-on-warnings', '--reporter=summary', '.'] },
  typeCheckStep,
  apiReportsStep,
  packageBoundariesStep,
  unusedCodeStep,
  {
    name: 'code that only tests use',
    command: ['knip', '--no-progress', '--production', '--exports'],
    singleCore: true,
  },
  textCheckStep,
  retiredWordsStep,
  { name: 'licences', command: ['node', 'e2e/check/check-licences.ts'], singleCore: true },
  createVitestStep({
    name: 'unit tests',
    report: 'unit',
    args: excludeFullTestsArgs,
    env: { PORTAL_TEST_SEED: '1' },
  }),
  createPlaywrightStep({ name: 'browser tests', report: 'browser' }),
  { name: 'requirements', command: ['node', 'e2e/check/list-open-requirements.ts'] },
  { name: 'trust', command: ['node', 'e2e/check/list-open-trust-lines.ts'] },
]

/** Additional steps of `npm run test:full`. */
export const additionalFullSteps: readonly CheckStep[] = [
  { name: 'documentation site', command: ['npx', '--yes', 'pnpm@12.21.0', 'site'] },
  { name: 'build of the stories', command: ['npx', '--yes', 'pnpm@12.21.0', 'build-stories'] },
  createPlaywrightStep({
    name: 'stories in every theme',
    report: 'full-stories',
    args: ['--config', 'stories/playwright.config.ts'],
  }),
  createVitestStep({ name: 'long unit tests', report: 'full-unit', args: ['--tags-filter=full'] }),
  createVitestStep({
    name: 'properties, 10,000 examples each',
    report: 'full-properties',
    args: [
      'shared/domain/src/theme/derive-theme.test.ts',
      'shared/time/src/clock.test.ts',
      'shared/advice/src/calculation-invariants.test.ts',
      '--testTimeout=600000',
    ],
    env: { PORTAL_TEST_RUNS: '10000' },
  }),
  createVitestStep({
    name: 'long properties, 2,000 examples each',
    report: 'full-long-properties',
    args: [
      'shared/advice/test/random-inputs.test.ts',
      'shared/advice/test/conformance',
      'server/test/tenant-arbitrary-records.test.ts',
      'shell/src/session/session.model.test.ts',
      '--testTimeout=600000',
    ],
    env: { PORTAL_TEST_RUNS: '2000' },
  }),
  createVitestStep({
    name: '20,000 requests of any kind',
    report: 'full-requests',
    args: ['server/test/malformed-requests.test.ts', '--testTimeout=900000'],
    env: { PORTAL_TEST_REQUESTS: '20000' },
  }),
  createVitestStep({
    name: 'a hundred kills',
    report: 'full-kills',
    args: ['server/test/server-kill.test.ts'],
    env: { PORTAL_TEST_KILLS: '100' },
  }),
  createVitestStep({
    name: 'a hundred times three starts at once',
    report: 'full-starts',
    args: ['server/test/one-process.test.ts'],
    env: { PORTAL_TEST_STARTS: '100' },
  }),
  createVitestStep({
    name: 'a tenant import that is killed',
    report: 'full-long',
    args: ['tenant-import-kill.test.ts'],
    env: { PORTAL_TEST_LONG: '1' },
  }),
  createVitestStep({
    name: 'timing of sign-ins',
    report: 'full-timing',
    args: ['server/test/sign-in-timing.test.ts'],
    env: { PORTAL_TEST_TIMING: '1' },
  }),
  createPlaywrightStep({
    name: 'browser tests in full',
    report: 'full-browser',
    env: {
      PORTAL_FULL: '1',
      CYCLES: '40',
      CHAOS_SEEDS: Array.from({ length: 20 }, (_, index) => index + 1).join(),
    },
  }),
  { name: 'BSNs in two hundred scans', command: ['node', 'e2e/bsn/measure-recognition.ts'] },
  { name: 'Firefox', command: ['node', 'e2e/firefox/run-firefox-journeys.ts'] },
]

const runGit = (...args: string[]) =>
  execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8', stdio: 'pipe' }).trim()

/** Finds the commit at which this branch left the main branch; HEAD without a main branch. */
function findBranchBase(): string {
  try {
    return runGit('merge-base', 'HEAD', 'origin/HEAD')
  } catch {
    return 'HEAD'
  }
}

/** Creates the steps of `pnpm check`: what an uncommitted or unmerged change can break, in about a minute. */
export function createQuickSteps(): CheckStep[] {
  const base = findBranchBase()
  const changed = [
    runGit('diff', '--name-only', '--diff-filter=d', base),
    runGit('ls-files', '--others', '--exclude-standard'),
  ]
    .flatMap((names) => names.split('\n'))
    .filter((name) => name !== '')
  return [
    {
      name: 'lint and format of changed files',
      command: ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed],
    },
    typeCheckStep,
    apiReportsStep,
    packageBoundariesStep,
    textCheckStep,
    retiredWordsStep,
    unusedCodeStep,
    createVitestStep({
      name: 'unit tests of changed modules',
      report: 'unit-changed',
      args: ['--changed', base, '--passWithNoTests', ...excludeFullTestsArgs],
    }),
  ]
}
