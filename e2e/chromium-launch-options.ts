import { existsSync } from 'node:fs'

/**
 * Possible paths of Chromium, preferred first: the configured one, the headless shell (twice as fast), the full
 * browser.
 */
const chromiumPaths = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
)

/** Chromium flags to run as root in a closed network: no sandbox, background requests or display. */
const chromiumFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
]

/** Playwright launch options with the machine's own browser if it exists, otherwise with Playwright's. */
export const launchOptions = {
  args: process.getuid?.() === 0 ? ['--no-sandbox', ...chromiumFlags] : chromiumFlags,
  ...(chromiumPaths ? { executablePath: chromiumPaths } : {}),
}
