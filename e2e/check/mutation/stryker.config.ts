import { filesOf, roomOf } from './rooms.ts'

/** Settings of Stryker for the room in PORTAL_MUTATION. Only what tests run is changed, not what loads once for all. */
const room = roomOf(process.env.PORTAL_MUTATION)
const { report, incremental } = filesOf(room)

export default {
  mutate: [...room.sources, '!**/*.test.ts', '!**/*.test.tsx', '!**/test/**', '!**/*.d.ts'],
  ignorePatterns: [
    '**/dist',
    '**/dist-live',
    '**/.types',
    '**/.cache',
    '.data*',
    'e2e/{test-*,gate,journeys,bench}',
  ],
  tempDirName: '.mutants',
  cleanTempDir: 'always',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  disableTypeChecks: false,
  tsconfigFile: 'none: TypeScript 7 has no parser that could be asked for it',
  vitest: { configFile: 'e2e/check/mutation/vitest.config.ts', related: false },
  ignoreStatic: true,
  concurrency: Number(process.env.PORTAL_MUTATION_WORKERS ?? 2),
  timeoutMS: 10_000,
  dryRunTimeoutMinutes: 30,
  incremental: true,
  incrementalFile: incremental,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: report },
}
