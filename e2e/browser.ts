import { existsSync } from 'node:fs'

/** Paths of Chromium: as configured, then the headless shell, which is twice as fast, then the full browser. */
const installed = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
)

/** Chromium flags for root in a closed network: no sandbox, background requests or display. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
]

/** Launch options: the machine's own browser if there is one, otherwise Playwright's. */
export const launchOptions = {
  args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
  ...(installed ? { executablePath: installed } : {}),
}
