import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { assetsPort, port, portalOf } from './origins.ts'

const installed = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Chromium as root in a closed network: no sandbox, no calls home. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
]
const args = process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet

/** The run's own data, made anew each time; the workers, which read this file too, leave it alone. */
const dataDir = path.resolve(import.meta.dirname, `test-report/data-${port}`)
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(dataDir, { recursive: true, force: true })

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-report/browser.json' }]],
  use: {
    browserName: 'chromium',
    baseURL: portalOf('zuider'),
    viewport: { width: 1440, height: 900 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: { args, ...(existsSync(installed) ? { executablePath: installed } : {}) },
  },
  webServer: {
    command: 'node ../server/src/start/main.ts',
    url: `http://localhost:${port}/healthz`,
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      ASSETS_PORT: String(assetsPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ADDRESS_REQUESTS_PER_MINUTE: '100000',
      ADDRESS_SIGN_INS_PER_MINUTE: '10000',
    },
  },
})
