/**
 * Settings of `pnpm mutants`: mutation tests of the rules in `shared/domain` and `shared/advice`, which are pure
 * functions.
 */
export default {
  mutate: ['shared/{domain,advice}/src/**/*.ts', '!**/*.test.ts', '!**/test/**', '!**/*.d.ts'],
  ignorePatterns: [
    '**/dist',
    '**/dist-live',
    '**/.types',
    '**/.cache',
    '.data*',
    'e2e/{test-*,journeys,bench}',
  ],
  tempDirName: '.mutants',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  disableTypeChecks: false,
  // A missing file, so that Stryker does not load TypeScript's parser, which version 7 does not have.
  tsconfigFile: 'none',
  vitest: { configFile: 'e2e/stryker-vitest.config.ts', related: false },
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 10_000,
  dryRunTimeoutMinutes: 30,
  reporters: ['clear-text', 'progress-append-only'],
}
