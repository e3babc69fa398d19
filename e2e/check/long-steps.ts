import { playwrightStep, type Step, vitestStep } from './step.ts'

const seeds = Array.from({ length: 20 }, (_, index) => index + 1).join()

/** Property tests of which more examples may show more: of colours, times and advice. */
const properties = [
  'shared/domain/src/theme/tokens.test.ts',
  'shared/contract/src/clock.test.ts',
  'shared/advice/src/properties.test.ts',
]

/** The same, whose examples take ten times as long: any input of advice and of the firm API, households by a second reading of the law, and what happens to a session. */
const longProperties = [
  'shared/advice/src/any-input.test.ts',
  'shared/advice/test/conformance',
  'server/test/firm-any-record.test.ts',
  'shell/src/session/session.model.test.ts',
]

/** The steps that only `npm run test:full` takes, after those of `npm test`. */
export const longSteps: readonly Step[] = [
  { name: 'documentation site', command: ['npx', '--yes', 'pnpm@12.21.0', 'site'] },
  { name: 'build of the stories', command: ['npx', '--yes', 'pnpm@12.21.0', 'build-stories'] },
  playwrightStep({
    name: 'stories in every theme',
    report: 'full-stories',
    args: ['--config', 'stories/playwright.config.ts'],
  }),
  { name: 'first file, by library', command: ['node', 'e2e/check/first-file.ts'] },
  vitestStep({
    name: 'properties, 10,000 examples each',
    report: 'full-properties',
    args: [...properties, '--testTimeout=600000'],
    env: { PORTAL_TEST_RUNS: '10000' },
  }),
  vitestStep({
    name: 'long properties, 2,000 examples each',
    report: 'full-long-properties',
    args: [...longProperties, '--testTimeout=600000'],
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
    name: 'every bundler, an import that is killed, and an upgrade of long ago',
    report: 'full-long',
    args: ['firm-kill.test.ts', 'walls-upgrade.test.ts', 'build/bundlers.test.ts'],
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
    env: { PORTAL_FULL: '1', CYCLES: '40', CHAOS_SEEDS: seeds },
  }),
  {
    name: 'BSNs in two hundred scans',
    command: ['node', 'e2e/bench/bsn.ts'],
    report: { file: 'e2e/test-report/bsn.json', kind: 'count' },
  },
  {
    name: 'Firefox',
    command: ['node', 'e2e/check/firefox.ts'],
    report: { file: 'e2e/test-report/firefox.json', kind: 'count' },
  },
  {
    name: 'mutants',
    command: ['node', 'e2e/check/mutation/run.ts'],
    report: { file: 'e2e/test-report/mutation.json', kind: 'count' },
  },
]
