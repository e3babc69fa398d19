import { rmSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './chromium-launch-options.ts'
import { adminPort, assetsPort, getPortalOrigin, identityPort, portalPort, sharedDataDir } from './origins.ts'

/** A run deletes the data of the previous run. Workers, which load this file too, must not delete it again. */
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(sharedDataDir, { recursive: true, force: true })

/** Recording a trace takes a quarter of a test's time, so it is off unless `PORTAL_TRACE=1` is set for debugging. */
const traceMode = process.env.PORTAL_TRACE ? 'retain-on-failure' : 'off'

const releaseSpecs = 'release*.spec.ts'

/** Files that run first, because other journeys enlarge the HTML by releases, and the screens of a customer by data. */
const measuringSpecs = ['budget.spec.ts', 'overview-height.spec.ts', 'response-order.spec.ts']

/** The full check includes tests tagged `@full` and animations; otherwise animations end at once. */
const isFullCheck = process.env.PORTAL_FULL !== undefined

export default defineConfig({
  ...(isFullCheck ? {} : { grepInvert: /@full/ }),
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  /**
   * The release journeys run before the others. Their tests are serial and take longest, so that at the end they would
   * keep only one worker busy.
   */
  projects: [
    { name: 'measurements', testMatch: measuringSpecs },
    { name: 'releases', testMatch: releaseSpecs },
    { name: 'journeys', testIgnore: [...measuringSpecs, releaseSpecs] },
  ],
  reporter: [['list'], ['json', { outputFile: 'test-report/browser.json' }]],
  use: {
    browserName: 'chromium',
    baseURL: getPortalOrigin('zuider'),
    viewport: { width: 1440, height: 900 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    trace: traceMode,
    contextOptions: isFullCheck ? {} : { reducedMotion: 'reduce' },
    launchOptions,
  },
  webServer: {
    command: 'node ../server/src/start/main.ts',
    url: `http://localhost:${portalPort}/healthz`,
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      DEMO: 'true',
      PORT: String(portalPort),
      ASSETS_PORT: String(assetsPort),
      ADMIN_PORT: String(adminPort),
      IDENTITY_PORT: String(identityPort),
      DATA_DIR: sharedDataDir,
      LOG_LEVEL: 'error',
      MAP_TILES_URL: 'off',
      NORMS_GRACE_DAYS: '3650',
      ADDRESS_REQUESTS_PER_MINUTE: '100000',
      ADDRESS_SIGN_INS_PER_MINUTE: '10000',
    },
  },
})
