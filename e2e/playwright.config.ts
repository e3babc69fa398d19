import { rmSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { adminPort, assetsPort, dataDir, identityPort, port, portalOf } from './origins.ts'

/** Deleted at the start of a run, but not by workers, which load this file too. */
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(dataDir, { recursive: true, force: true })

/** Recording a trace takes a quarter of a journey's time: `PORTAL_TRACE=1` enables it for debugging. */
const trace = process.env.PORTAL_TRACE ? 'retain-on-failure' : 'off'

const releases = 'release*.spec.ts'

/** Page sizes, measured right after the portal's start: releases by other journeys enlarge the HTML slightly. */
const budgets = 'budget.spec.ts'

/** The full check includes tests tagged `@full` and animations; otherwise animations end at once. */
const isFull = process.env.PORTAL_FULL !== undefined

export default defineConfig({
  ...(isFull ? {} : { grepInvert: /@full/ }),
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  /** The longest files start early: their tests are serial, and would keep one worker busy at the end. */
  projects: [
    { name: 'budgets', testMatch: budgets },
    { name: 'releases', testMatch: releases },
    { name: 'journeys', testIgnore: [budgets, releases] },
  ],
  reporter: [['list'], ['json', { outputFile: 'test-report/browser.json' }]],
  use: {
    browserName: 'chromium',
    baseURL: portalOf('zuider'),
    viewport: { width: 1440, height: 900 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    trace,
    contextOptions: isFull ? {} : { reducedMotion: 'reduce' },
    launchOptions,
  },
  webServer: {
    command: 'node ../server/src/start/main.ts',
    url: `http://localhost:${port}/healthz`,
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      DEMO: 'true',
      PORT: String(port),
      ASSETS_PORT: String(assetsPort),
      ADMIN_PORT: String(adminPort),
      IDENTITY_PORT: String(identityPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      MAP_TILES_URL: 'off',
      NORMS_GRACE_DAYS: '3650',
      ADDRESS_REQUESTS_PER_MINUTE: '100000',
      ADDRESS_SIGN_INS_PER_MINUTE: '10000',
    },
  },
})
