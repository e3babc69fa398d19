import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { root } from './root.ts'

/** A step of a check. Tests of a step with a report are counted separately; any other step counts as one. */
export interface Step {
  name: string
  command: readonly string[]
  /** Working directory relative to the workspace root. */
  folder?: string
  env?: Readonly<Record<string, string>>
  /** JSON report of the test runner, relative to the workspace root. */
  report?: { file: string; runner: 'vitest' | 'playwright' }
  /** Uses one core: consecutive steps of this kind run two at a time. */
  singleCore?: true
}

interface TestRun {
  name: string
  /** File name of the report. */
  report: string
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
}

function vitestStep({ name, report, args = [], env = {} }: TestRun): Step {
  const file = `e2e/test-report/${report}.json`
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  return { name, command: ['vitest', 'run', ...reporters, ...args], env, report: { file, runner: 'vitest' } }
}

function playwrightStep({ name, report, args = [], env = {} }: TestRun): Step {
  return {
    name,
    command: ['playwright', 'test', ...args],
    folder: 'e2e',
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: `test-report/${report}.json` },
    report: { file: `e2e/test-report/${report}.json`, runner: 'playwright' },
  }
}

const packages = globSync(['shell', 'shared', 'server', 'e2e', 'mf-*'], { cwd: root })

/** Excludes tests of the full check. Files with that tag are not loaded. */
const withoutFull = [
  '--tags-filter=!full',
  ...globSync(
    packages.map((name) => `${name}/**/*.test.{ts,tsx}`),
    { cwd: root, exclude: ['**/node_modules'] },
  )
    .filter((file) => readFileSync(path.join(root, file), 'utf8').startsWith('// @module-tag full\n'))
    .map((file) => `--exclude=${path.join(root, file)}`),
]

/**
 * Builds projects in parallel with one checker each: several checkers of one project would check libraries repeatedly.
 */
const types: Step = {
  name: 'types',
  command: ['tsc', '-b', '--builders', `${availableParallelism()}`, '--checkers', '1'],
  env: { GOGC: '200' },
}
const boundaries: Step = {
  name: 'boundaries',
  command: ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...packages],
  singleCore: true,
}
const texts: Step = { name: 'texts', command: ['node', 'e2e/check/texts.ts'], singleCore: true }
const words: Step = { name: 'words', command: ['node', 'e2e/check/words.ts'], singleCore: true }
const unusedCode: Step = { name: 'unused code', command: ['knip', '--no-progress'], singleCore: true }

/** Steps of `npm test`. The API reports step needs the output of the types step. */
export const steps: readonly Step[] = [
  { name: 'lint and format', command: ['biome', 'ci', '--error-on-warnings', '--reporter=summary', '.'] },
  types,
  { name: 'API reports', command: ['node', 'e2e/check/api/main.ts'], singleCore: true },
  boundaries,
  unusedCode,
  {
    name: 'code that only tests use',
    command: ['knip', '--no-progress', '--production', '--exports'],
    singleCore: true,
  },
  texts,
  words,
  { name: 'licences', command: ['node', 'e2e/check/licences.ts'], singleCore: true },
  vitestStep({ name: 'unit tests', report: 'unit', args: withoutFull }),
  playwrightStep({ name: 'browser tests', report: 'browser' }),
  { name: 'requirements', command: ['node', 'e2e/check/requirements.ts'] },
  { name: 'trust', command: ['node', 'e2e/check/trust.ts'] },
]

/** Additional steps of `npm run test:full`. */
export const fullSteps: readonly Step[] = [
  { name: 'documentation site', command: ['npx', '--yes', 'pnpm@12.21.0', 'site'] },
  { name: 'build of the stories', command: ['npx', '--yes', 'pnpm@12.21.0', 'build-stories'] },
  playwrightStep({
    name: 'stories in every theme',
    report: 'full-stories',
    args: ['--config', 'stories/playwright.config.ts'],
  }),
  vitestStep({ name: 'long unit tests', report: 'full-unit', args: ['--tags-filter=full'] }),
  vitestStep({
    name: 'properties, 10,000 examples each',
    report: 'full-properties',
    args: [
      'shared/domain/src/theme/tokens.test.ts',
      'shared/contract/src/clock.test.ts',
      'shared/advice/src/properties.test.ts',
      '--testTimeout=600000',
    ],
    env: { PORTAL_TEST_RUNS: '10000' },
  }),
  vitestStep({
    name: 'long properties, 2,000 examples each',
    report: 'full-long-properties',
    args: [
      'shared/advice/src/any-input.test.ts',
      'shared/advice/test/conformance',
      'server/test/tenant-any-record.test.ts',
      'shell/src/session/session.model.test.ts',
      '--testTimeout=600000',
    ],
    env: { PORTAL_TEST_RUNS: '2000' },
  }),
  vitestStep({
    name: '20,000 requests of any kind',
    report: 'full-requests',
    args: ['server/test/any-request.test.ts', '--testTimeout=900000'],
    env: { PORTAL_TEST_REQUESTS: '20000' },
  }),
  vitestStep({
    name: 'a hundred kills',
    report: 'full-kills',
    args: ['server/test/kill.test.ts'],
    env: { PORTAL_TEST_KILLS: '100' },
  }),
  vitestStep({
    name: 'a hundred times three starts at once',
    report: 'full-starts',
    args: ['server/test/one-process.test.ts'],
    env: { PORTAL_TEST_STARTS: '100' },
  }),
  vitestStep({
    name: 'a tenant import that is killed',
    report: 'full-long',
    args: ['tenant-kill.test.ts'],
    env: { PORTAL_TEST_LONG: '1' },
  }),
  vitestStep({
    name: 'timing of sign-ins',
    report: 'full-timing',
    args: ['server/test/timing.test.ts'],
    env: { PORTAL_TEST_TIMING: '1' },
  }),
  playwrightStep({
    name: 'browser tests in full',
    report: 'full-browser',
    env: {
      PORTAL_FULL: '1',
      CYCLES: '40',
      CHAOS_SEEDS: Array.from({ length: 20 }, (_, index) => index + 1).join(),
    },
  }),
  { name: 'BSNs in two hundred scans', command: ['node', 'e2e/bsn/recognition.ts'] },
  { name: 'Firefox', command: ['node', 'e2e/firefox/run.ts'] },
]

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** Commit where this branch left the main one; HEAD without a main branch. */
function branchBase(): string {
  try {
    return git('merge-base', 'HEAD', 'origin/HEAD')
  } catch {
    return 'HEAD'
  }
}

/** Steps of `pnpm check`: what an uncommitted or unmerged change can break, in about a minute. */
export function quickSteps(): Step[] {
  const base = branchBase()
  const changed = [
    git('diff', '--name-only', '--diff-filter=d', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]
    .flatMap((names) => names.split('\n'))
    .filter((name) => name !== '')
  return [
    {
      name: 'lint and format of changed files',
      command: ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed],
    },
    types,
    boundaries,
    texts,
    words,
    unusedCode,
    vitestStep({
      name: 'unit tests of changed modules',
      report: 'unit-changed',
      args: ['--changed', base, '--passWithNoTests', ...withoutFull],
    }),
  ]
}
