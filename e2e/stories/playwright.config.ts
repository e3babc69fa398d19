import { defineConfig } from '@playwright/test'
import { launchOptions } from '../chromium-launch-options.ts'
import { portalPort } from '../origins.ts'

const baseURL = `http://localhost:${portalPort}`

/** Tests the built stories, in a browser per worker. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '../test-report/stories.json' }]],
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  webServer: {
    command: `npx --yes pnpm@12.21.0 --dir ../../stories run serve --port ${portalPort}`,
    url: `${baseURL}/iframe.html`,
  },
})
