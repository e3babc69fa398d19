import { existsSync } from 'node:fs'

const installed = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Chromium as root in a closed network: no sandbox, no calls home. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
]

/** How Chromium is started: the machine's own where there is one, else Playwright's. */
export const launchOptions = {
  args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
  ...(existsSync(installed) ? { executablePath: installed } : {}),
}
